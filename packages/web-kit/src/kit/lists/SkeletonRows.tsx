import { Skeleton } from '../feedback/Skeleton.tsx'

const ROWS = ['1', '2', '3', '4', '5']

/** Rows that are on their way; nobody has them read out. */
export const SkeletonRows = ({ columns }: { columns: number }) => (
  <tbody aria-hidden>
    {ROWS.map(row => (
      <tr key={row}>
        <td colSpan={columns}>
          <Skeleton height={24} />
        </td>
      </tr>
    ))}
  </tbody>
)
