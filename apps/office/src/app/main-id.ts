/** Where a screen stands in the document. */
export const MAIN_ID = 'main'
