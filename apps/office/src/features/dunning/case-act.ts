/** What is done about a case: it is looked at, waits, goes on, or has its fees taken back. */
export type CaseAct = 'look' | 'hold' | 'continue' | 'waive'
