/**
 * What makes two ways of writing an e-mail address the same account: one person, one mailbox, whatever the keyboard
 * did.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
