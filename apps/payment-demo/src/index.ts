export { SCENARIOS, type ScenarioName } from './behaviour/scenarios.ts'
export { TEST_ACCOUNTS, TEST_CARDS } from './behaviour/test-cards.ts'
