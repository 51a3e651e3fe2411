import * as z from 'zod/mini'
import { stored } from '../storage/stored.ts'

export const storedRefreshToken = stored('refresh_token', z.string().check(z.minLength(1)))
