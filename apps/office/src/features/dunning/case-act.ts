/** What is done about a case: it is looked at, waits, goes on, is collected from again, or has its fees taken back. */
export type CaseAct = 'look' | 'hold' | 'continue' | 'collect' | 'waive'
