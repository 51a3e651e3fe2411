import type { Trip } from '@billett/contract'

type Call = Trip['legs'][number]['from']

const plannedCall = ({ now: _, ...call }: Call): Call => call

/** As the timetable has it: what real time said is soon untrue, and the course is long. */
export const planned = ({ realTime: _, notices: __, ...trip }: Trip): Trip => ({
  ...trip,
  legs: trip.legs.map(({ now: _now, connection: _connection, notices: _notices, ...leg }) => ({
    ...leg,
    from: plannedCall(leg.from),
    to: plannedCall(leg.to),
    stops: leg.stops.map(plannedCall),
    polyline: [],
  })),
})
