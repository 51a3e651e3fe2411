/** Spec 3 §3; there is no gray one among the agency's answers. */
const TRAFFIC_LIGHT = { red: 1, yellow: 2, green: 3 } as const
const NOT_SET = -1

/** What the credit agency has said of somebody, as replies say it; null: it was not asked. */
export const trafficLight = (score: keyof typeof TRAFFIC_LIGHT | null): -1 | 1 | 2 | 3 =>
  score === null ? NOT_SET : TRAFFIC_LIGHT[score]
