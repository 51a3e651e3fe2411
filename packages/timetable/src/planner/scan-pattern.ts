import { byte, int } from '../model/columns.ts'
import { MAY_ALIGHT, MAY_BOARD } from '../model/timetable.ts'
import { NEVER } from './labels.ts'
import type { SearchDay, SearchRun } from './search-run.ts'

/** A ride the traveller is on, by layer: its place in the day's list of trips, and where it was boarded. */
const onTrip = new Int32Array(2)
const boardedAt = new Int32Array(2)
const boardedFrom = new Int32Array(2)

const setArrived = (run: SearchRun, round: number, place: number, time: number): boolean => {
  const { labels } = run
  if (time >= run.limit || time >= int(labels.bestArrived, place)) return false
  labels.bestArrived[place] = time
  labels.arrived[round * labels.size + place] = time
  if (labels.arrivedRound[place] !== round) {
    labels.arrivedRound[place] = round
    labels.arrivedQueue[run.arrivedCount++] = place
  }
  return true
}

const checkTarget = (run: SearchRun, round: number, place: number, stop: number, time: number): void => {
  const egress = int(run.labels.egress, stop)
  const isDone = place - stop === (run.layers - 1) * run.task.network.stopCount
  if (!isDone || egress === NEVER || time + egress >= run.limit) return
  run.limit = time + egress
  run.target = place
  run.targetRound = round
}

/**
 * Rides a pattern's trips of the `day`-th day from a call on: boards as early as possible, notes every better arrival.
 */
export const scanPattern = (
  run: SearchRun,
  round: number,
  pattern: number,
  from: number,
  { start, active }: SearchDay,
  day: number,
): void => {
  const { labels, layers } = run
  const { network, via } = run.task
  const begin = int(active.offsets, pattern)
  const none = int(active.offsets, pattern + 1)
  if (begin === none) return
  const firstCall = int(network.callOffsets, pattern)
  const calls = int(network.callOffsets, pattern + 1) - firstCall
  // Time of call c of trip t: base + t * calls + c.
  const base = int(network.timeOffsets, pattern) - int(network.tripOffsets, pattern) * calls
  const timesOf = (place: number): number => base + int(active.trips, place) * calls
  const earliest = start + int(network.departures, timesOf(begin))
  const latest = start + int(network.arrivals, timesOf(none - 1) + calls - 1)
  if (earliest >= run.limit || latest < run.start) return
  onTrip.fill(none)
  for (let call = from; call < calls; call++) {
    const stop = int(network.callStops, firstCall + call)
    const access = byte(network.callAccess, firstCall + call)
    if (via?.[stop] === 1) {
      if (int(onTrip, 0) < int(onTrip, 1)) {
        onTrip[1] = int(onTrip, 0)
        boardedAt[1] = int(boardedAt, 0)
        boardedFrom[1] = int(boardedFrom, 0)
      }
      onTrip[0] = none
    }
    for (let layer = 0; layer < layers; layer++) {
      const place = layer * network.stopCount + stop
      const riding = int(onTrip, layer)
      if (riding < none && (access & MAY_ALIGHT) !== 0) {
        const trip = int(active.trips, riding)
        const time = start + int(network.arrivals, base + trip * calls + call)
        if (setArrived(run, round, place, time)) {
          const label = round * labels.size + place
          labels.ridePattern[label] = pattern
          labels.rideTrip[label] = trip
          labels.rideDay[label] = day
          labels.rideBoard[label] = int(boardedAt, layer)
          labels.rideAlight[label] = call
          labels.rideFrom[label] = int(boardedFrom, layer)
          checkTarget(run, round, place, stop, time)
        }
      }
      if ((access & MAY_BOARD) === 0 || int(labels.readyRound, place) !== round - 1) continue
      const ready = int(labels.ready, (round - 1) * labels.size + place) - start
      // Most often the trip just before the one being ridden has left already.
      if (riding > begin && int(network.departures, timesOf(riding - 1) + call) < ready) continue
      let low = begin
      let high = riding
      while (low < high) {
        const middle = (low + high) >> 1
        if (int(network.departures, timesOf(middle) + call) < ready) low = middle + 1
        else high = middle
      }
      if (low >= riding) continue
      onTrip[layer] = low
      boardedAt[layer] = call
      boardedFrom[layer] = place
    }
  }
}
