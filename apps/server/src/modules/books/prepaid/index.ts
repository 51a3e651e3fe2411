export { askCards, type CardLimits, cardsOfTickets, checkTopUps, NO_CARDS, unaskedCards } from './card-limits.ts'
export { prepaidRoutes } from './prepaid.routes.ts'
export { endTopUp, readTopUp, requestTopUps, type StoredTopUp } from './top-up.repository.ts'
