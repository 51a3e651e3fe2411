export { payByOf } from './pay-by.ts'
export { paymentMethodRoutes } from './payment-method.routes.ts'
export { pollRegistrations } from './poll-registrations.ts'
export { receiveRegistrationEvent } from './receive-registration-event.ts'
