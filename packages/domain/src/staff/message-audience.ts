/** Where in the shop a message can be shown: on the first screen, on the way to a ticket, … */
export const MESSAGE_PLACES = ['start', 'tickets', 'subscriptions', 'schools', 'account'] as const
export type MessagePlace = (typeof MESSAGE_PLACES)[number]

/** Whether a message is for somebody who is there: one without places is for everybody, wherever they are. */
export const isMeantFor = (places: readonly MessagePlace[], at: MessagePlace | undefined): boolean =>
  places.length === 0 || (at !== undefined && places.includes(at))
