/** What people send in without signing in, and somebody of the company has to see to. */
export const SUBMISSION_KINDS = ['cancellation', 'withdrawal', 'barrier', 'feedback'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

/** How far they are: nobody is done with them, the reader has taken them on, somebody is done with them. */
export const SUBMISSION_STATES = ['open', 'mine', 'done'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** Those that a decision about a contract ends, which nobody is merely done with. */
export const isDecidedUpon = (kind: SubmissionKind): boolean => kind === 'cancellation' || kind === 'withdrawal'
