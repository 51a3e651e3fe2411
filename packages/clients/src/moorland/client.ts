import type { Client } from '../schema/client.ts'
import { config } from './config.ts'
import { logo } from './logo.ts'
import { texts } from './texts.ts'
import { theme } from './theme.ts'

export const moorland: Client = { name: 'moorland', config, theme, texts, logo }
