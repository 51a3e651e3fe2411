interface FeedSettings {
  REALTIME_TRIPS_URL?: string | undefined
  REALTIME_ALERTS_URL?: string | undefined
  REALTIME_VEHICLES_URL?: string | undefined
  BILLETT_DEMO: boolean
}

/** Why real time could not be taken from where the settings say: whoever listens in between could tell anything. */
export function wrongFeeds({ BILLETT_DEMO, ...urls }: FeedSettings): string | undefined {
  if (BILLETT_DEMO) return undefined
  const { REALTIME_TRIPS_URL, REALTIME_ALERTS_URL, REALTIME_VEHICLES_URL } = urls
  const open = Object.entries({ REALTIME_TRIPS_URL, REALTIME_ALERTS_URL, REALTIME_VEHICLES_URL }).find(
    ([, url]) => url !== undefined && !url.startsWith('https://'),
  )
  return open && `${open[0]} is no https address: outside of a demo feeds are fetched by https only.`
}
