import { join, resolve } from 'node:path'
import type { ServerConfig } from '../config/server-config.ts'

/** Where the built pages are. */
export const webFolder = ({ WEB_DIST }: Pick<ServerConfig, 'WEB_DIST'>): string =>
  resolve(WEB_DIST ?? join(import.meta.dirname, '../../../shop/dist'))
