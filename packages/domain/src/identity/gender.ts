/** What a salutation stands for, by number (Spec 2 §3.8). */
export const GENDER = { Unknown: 0, Male: 1, Female: 2, Undetermined: 3 } as const
export type Gender = (typeof GENDER)[keyof typeof GENDER]
