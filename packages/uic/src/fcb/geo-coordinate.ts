import { integer } from '../uper/integer.ts'
import { defaulted, optional, required, sequence } from '../uper/sequence.ts'
import { sequenceOf } from '../uper/sequence-of.ts'
import { geoCoordinateSystem, geoUnit, hemisphereLatitude, hemisphereLongitude } from './code-lists.ts'

export const geoCoordinate = sequence({
  geoUnit: defaulted(geoUnit, 'milliDegree'),
  coordinateSystem: defaulted(geoCoordinateSystem, 'wgs84'),
  hemisphereLongitude: defaulted(hemisphereLongitude, 'east'),
  hemisphereLatitude: defaulted(hemisphereLatitude, 'north'),
  longitude: required(integer),
  latitude: required(integer),
  accuracy: optional(geoUnit),
})

export const polygon = sequence({
  firstEdge: required(geoCoordinate),
  edges: required(sequenceOf(sequence({ longitude: required(integer), latitude: required(integer) }))),
})
