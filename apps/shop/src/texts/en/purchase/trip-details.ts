import type { tripDetails as german } from '../../de/purchase/trip-details.ts'

export const tripDetails: Record<keyof typeof german, string> = {
  'tripDetails.showMap': 'Show on map',
  'tripDetails.hideMap': 'Hide map',
  'tripDetails.link': 'Link to this trip',
  'tripDetails.calendar': 'Add to calendar',
  'tripDetails.file': 'trip',
}
