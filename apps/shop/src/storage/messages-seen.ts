import { isListOf, isText } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'

/** Ids of messages of the day that were closed on this device (Spec 1 §4). */
const inStorage = stored('motd_seen', isListOf(isText))

/** More than a shop ever shows at once. */
const MOST = 100

export const storedMessagesSeen = {
  key: inStorage.key,
  read: (): string[] => inStorage.read() ?? [],
  /** The newest come first; those that have long passed are forgotten. */
  add: (ids: readonly string[]): void =>
    inStorage.write([...new Set([...ids, ...storedMessagesSeen.read()])].slice(0, MOST)),
}
