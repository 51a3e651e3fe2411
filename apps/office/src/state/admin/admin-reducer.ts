import { beside } from '@billett/web-kit/calls/beside.ts'
import { isSessionOver } from '@billett/web-kit/session/is-session-over.ts'
import type { UnknownAction } from '@reduxjs/toolkit'
import { type BillingState, billingSlice } from './billing.slice.ts'
import { type ContractsState, contractsSlice } from './contracts.slice.ts'
import { type DeskState, deskSlice } from './desk.slice.ts'
import { type OrdersState, ordersSlice } from './orders.slice.ts'
import { type OversightState, oversightSlice } from './oversight.slice.ts'
import { type PartnersState, partnersSlice } from './partners.slice.ts'
import { type PortalState, portalSlice } from './portal.slice.ts'
import { type ReportsState, reportsSlice } from './reports.slice.ts'
import { type ShopState, shopSlice } from './shop.slice.ts'
import { type TariffState, tariffSlice } from './tariff.slice.ts'
import { type UsersState, usersSlice } from './users.slice.ts'

/** What staff have found (Spec 3 §3): flat, as it says, and each part a slice of its own. */
type AdminState = OrdersState &
  UsersState &
  ContractsState &
  DeskState &
  BillingState &
  OversightState &
  TariffState &
  ShopState &
  PartnersState &
  ReportsState &
  PortalState

const nothing: AdminState = {
  ...ordersSlice.getInitialState(),
  ...usersSlice.getInitialState(),
  ...contractsSlice.getInitialState(),
  ...deskSlice.getInitialState(),
  ...billingSlice.getInitialState(),
  ...oversightSlice.getInitialState(),
  ...tariffSlice.getInitialState(),
  ...shopSlice.getInitialState(),
  ...partnersSlice.getInitialState(),
  ...reportsSlice.getInitialState(),
  ...portalSlice.getInitialState(),
}

const withParts: ((whole: AdminState, action: UnknownAction) => AdminState)[] = [
  beside(ordersSlice.reducer),
  beside(usersSlice.reducer),
  beside(contractsSlice.reducer),
  beside(deskSlice.reducer),
  beside(billingSlice.reducer),
  beside(oversightSlice.reducer),
  beside(tariffSlice.reducer),
  beside(shopSlice.reducer),
  beside(partnersSlice.reducer),
  beside(reportsSlice.reducer),
  beside(portalSlice.reducer),
]

/** It goes with whoever found it. */
export const adminReducer = (state: AdminState = nothing, action: UnknownAction): AdminState =>
  isSessionOver(action) ? nothing : withParts.reduce((now, withPart) => withPart(now, action), state)
