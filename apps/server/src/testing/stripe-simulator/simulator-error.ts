/** Thrown by the simulator; answered in Stripe's form of an error. */
export class SimulatorError extends Error {
  readonly status: number
  readonly error: {
    type: string
    code?: string
    decline_code?: string
    param?: string
    message: string
    payment_intent?: object
  }

  constructor(status: number, error: SimulatorError['error']) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}): SimulatorError =>
  new SimulatorError(400, { type: 'invalid_request_error', message, ...more })

export const missing = (what: string, id: string, param = 'id'): SimulatorError =>
  new SimulatorError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  })
