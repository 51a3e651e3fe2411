import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds. */
const HTTP_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export interface HttpRequest {
  method: string
  /** The pattern of the address, never the address itself: that names orders. */
  route: string
  status: number
  seconds: number
}

export interface Work {
  name: string
  succeeded: boolean
  seconds: number
}

export interface Metrics {
  registry: Registry
  requestDone: (request: HttpRequest) => void
  callerGone: () => void
  jobDone: (job: Work) => void
  roundDone: (round: Work) => void
}

const resultOf = ({ succeeded }: Work): string => (succeeded ? 'done' : 'failed')

/** What a process counts while it runs, and what Node says of itself (memory, event loop lag, garbage collection). */
export function newMetrics(process: 'server' | 'worker'): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]

  const http = new Histogram({
    name: 'billett_http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: HTTP_BUCKETS,
    registers,
  })
  const gone = new Counter({
    name: 'billett_gone_callers_total',
    help: 'Requests whose connection was reset before they were looked at',
    registers,
  })
  const jobs = new Histogram({
    name: 'billett_job_duration_seconds',
    help: 'Time a try at a job took',
    labelNames: ['job', 'result'],
    buckets: JOB_BUCKETS,
    registers,
  })
  const rounds = new Counter({
    name: 'billett_rounds_total',
    help: 'Work that comes round by the clock',
    labelNames: ['round', 'result'],
    registers,
  })
  const lastRound = new Gauge({
    name: 'billett_round_last_done_timestamp_seconds',
    help: 'When a round was last finished without a failure',
    labelNames: ['round'],
    registers,
  })

  return {
    registry,
    requestDone: ({ seconds, ...labels }) => http.observe({ ...labels, status: String(labels.status) }, seconds),
    callerGone: () => gone.inc(),
    jobDone: job => jobs.observe({ job: job.name, result: resultOf(job) }, job.seconds),
    roundDone(round) {
      rounds.inc({ round: round.name, result: resultOf(round) })
      if (round.succeeded) lastRound.setToCurrentTime({ round: round.name })
    },
  }
}
