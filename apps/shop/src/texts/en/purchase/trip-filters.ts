import type { tripFilters as german } from '../../de/purchase/trip-filters.ts'

export const tripFilters: Record<keyof typeof german, string> = {
  'tripFilters.mostChanges': 'Changes',
  'tripFilters.anyChanges': 'Any',
  'tripFilters.oneChange': 'At most 1',
  'tripFilters.noChange': 'None',
  'tripFilters.show': 'Show trips',
  'tripFilters.walk': 'Walking speed',
  'tripFilters.slow': 'Slow',
  'tripFilters.usual': 'Usual',
  'tripFilters.fast': 'Fast',
  'tripFilters.nothing': 'Please choose at least one means of transport.',
  'tripFilters.noneLeftText': 'At this time there are only trips that do not suit your filters.',
  'tripFilters.left.changes': 'No trip with so few changes',
  'tripFilters.left.modes': 'No trip with these means of transport',
  'tripFilters.left.walk': 'No trip at this walking speed',
  'tripFilters.without.changes_one': 'Show one trip with more changes',
  'tripFilters.without.changes_other': 'Show {{count}} trips with more changes',
  'tripFilters.without.modes_one': 'Show one trip with other means of transport',
  'tripFilters.without.modes_other': 'Show {{count}} trips with other means of transport',
  'tripFilters.without.walk_one': 'Show one trip at the usual walking speed',
  'tripFilters.without.walk_other': 'Show {{count}} trips at the usual walking speed',
}
