/** For components that stand in any form: what it holds, and where. */
export type { FieldPath, FieldValues } from 'react-hook-form'
