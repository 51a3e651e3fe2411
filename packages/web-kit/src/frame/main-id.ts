/** Of the element that holds the screen, below the header. */
export const MAIN_ID = 'main'
