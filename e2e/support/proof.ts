/** `npm run proof` goes every way in every language and look; `npm test` each in one of them. */
export const isProof: boolean = process.env.E2E_PROOF === 'yes'
