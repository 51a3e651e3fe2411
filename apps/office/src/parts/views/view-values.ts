import { NewView } from '@billett/contract'
import * as z from 'zod/mini'

const { name, isShared } = NewView.shape

/** What is typed into the form of a view. */
export const ViewValues = z.object({ name, isShared })
export type ViewValues = z.infer<typeof ViewValues>
