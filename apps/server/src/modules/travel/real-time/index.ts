export { agencyOfLine } from './agency-of-line.ts'
export { fetchRealTime } from './fetch-real-time.ts'
export { liveNow } from './live-now.ts'
export { gravestFirst, noticesOf, type Reader } from './notices-of.ts'
