/** Of the title or subtitle of a page, in characters. */
export const PAGE_TITLE_LENGTH = 200

/** Of a page in one language with its markup, in characters. */
export const PAGE_CONTENT_LENGTH = 60_000
