import { useTexts } from '../../texts/use-texts.ts'

/** Trains stop at tracks; everything else at a stand. */
const ON_TRACKS = new Set(['longDistance', 'rail', 'suburban'])

/** A code that stands for itself; some timetables write the word before it. */
const BARE = /^\w{1,3}$/

/** Where at the stop to wait, by what leaves there: "Gleis 5", "Steig B", "Platform 5". */
export function usePlatformText(): (platform: string, mode: string | undefined) => string {
  const { t } = useTexts()
  return (platform, mode) => {
    const words = ON_TRACKS.has(mode ?? '') ? 'trips.track' : 'trips.platform'
    return BARE.test(platform) ? t(words, { platform }) : platform
  }
}
