export { type DemoRegion, demoRegion } from './demo-region.ts'
export type { GtfsTables } from './gtfs/tables.ts'
export { demoSubscriptions } from './subscriptions/demo-subscriptions.ts'
