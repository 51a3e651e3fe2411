/** No answer, or not in time: whether the call was carried out cannot be known without asking again. */
export type Unreachable = { state: 'unreachable'; detail: string }
