/** A header that feeds of real time are asked with, as the setting writes it: `Name: value`. */
export const FEED_HEADER = /^(?<name>[\w-]+): *(?<value>\S.*)$/
