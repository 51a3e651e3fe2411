/** The few parts of autocannon that are used here; it ships without types. */
declare module 'autocannon' {
  interface Client {
    setRequests: (requests: { method: 'GET'; path: string }[]) => void
  }
  interface Options {
    url: string
    connections: number
    duration: number
    setupClient: (client: Client) => void
  }
  interface Result {
    requests: { average: number }
    latency: { p50: number; p97_5: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
