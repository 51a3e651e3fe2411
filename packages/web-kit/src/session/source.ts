/** Which of our products asks (header of Spec 2 §7). */
export const SOURCE = 'webshop'
