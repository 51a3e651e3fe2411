/** No screen: where the cookie notice sends its answer while no script has taken it over (`choice`, `back`). */
export const COOKIE_CHOICE_PATH = '/cookie-choice'
