import type { AskedApproval, Call } from '@billett/contract'
import { createAsyncThunk } from '@reduxjs/toolkit'
import type { CallError, DownloadedFile } from '../http/outcome.ts'
import type { Fetch } from '../http/request.ts'
import type { Send } from '../session/send.ts'

type Nothing = Record<string, never>

/** A part of the input under its name: left out where the call has none, optional where all its fields are. */
type Part<Name extends string, T> = [T] extends [Nothing]
  ? unknown
  : object extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T }

/** Of a call that sends files: `fetch` sends them where somebody wants to know how far they are. */
type Sending<B> = [Extract<B[keyof B], Blob>] extends [never] ? unknown : { fetch?: Fetch }

/** What a call is given: `params`, `query` and `body`, as far as the contract asks for them. */
export type CallArgs<P, Q, B> = Part<'params', P> & Part<'query', Q> & Part<'body', B> & Sending<B>

/** `undefined` is what createAsyncThunk reads as "takes nothing". */
type ThunkArgs<P, Q, B> =
  unknown extends CallArgs<P, Q, B>
    ? undefined
    : object extends CallArgs<P, Q, B>
      ? CallArgs<P, Q, B> | undefined
      : CallArgs<P, Q, B>

export interface Answer<Item> {
  data: Item[]
  file?: DownloadedFile
  /** Nothing was done yet: somebody else has to agree. */
  waits?: AskedApproval
}

/** What every thunk can reach beside the store. */
export interface ThunkExtra {
  send: Send
}

export interface CallRejection {
  status: number
  errors: CallError[]
  superseded: boolean
}

/**
 * The thunk of a call of the contract: `dispatch(addTicket({ params: { orderId }, body: ticket }))`.
 * One with `isNeeded` is not made where that says no. `type` is another than the call's name where a screen asks the
 * same for something else, so that neither takes the other's answer.
 */
export const createCall = <P, Q, B, I, State = unknown>(
  call: Call<P, Q, B, I>,
  isNeeded: (state: State) => boolean = () => true,
  type: string = call.name,
) =>
  createAsyncThunk<Answer<I>, ThunkArgs<P, Q, B>, { state: State; extra: ThunkExtra; rejectValue: CallRejection }>(
    type,
    async (input, { extra, signal, rejectWithValue }) => {
      const outcome = await extra.send(call, input ?? {}, signal)
      if (!outcome.ok)
        return rejectWithValue({ status: outcome.status, errors: outcome.errors, superseded: outcome.superseded })
      const { data, file, waits } = outcome
      return { data, ...(file && { file }), ...(waits && { waits }) }
    },
    { condition: (_input, { getState }) => isNeeded(getState()) },
  )
