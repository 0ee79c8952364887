import { moneyOrDash } from './moneyOrDash'

export type RateChangeRow = { key: string; what: string; before: number | undefined; after: number | undefined }

export function RateChangeTable({ changes }: { changes: readonly RateChangeRow[] }) {
  return (
    <table className="change-table">
      <thead>
        <tr>
          <th scope="col">Что меняется</th>
          <th scope="col">Было</th>
          <th scope="col">Станет</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, what, before, after }) => (
          <tr key={key}>
            <th scope="row">{what}</th>
            <td>{moneyOrDash(before)}</td>
            <td>
              <b>{moneyOrDash(after)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
