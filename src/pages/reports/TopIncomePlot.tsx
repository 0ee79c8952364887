import { formatMoney } from '../../domain/money'
import { Plot } from '../../ui/plot/Plot'

type TopPlotProps = {
  title: string
  figure: string
  entries: readonly { name: string; short?: string; income: number | undefined }[]
}

const MAX_BARS = 15

export function TopIncomePlot({ title, figure, entries }: TopPlotProps) {
  const top = entries.toSorted((a, b) => (b.income ?? 0) - (a.income ?? 0)).slice(0, MAX_BARS)
  const points = top.map(({ name, short = name }) => ({ label: name, short }))
  const values = top.map(({ income }) => income)
  const isPart = entries.length > MAX_BARS
  const heading = isPart ? `${title}: ${MAX_BARS} первых` : title
  return (
    <>
      <div className="report-plot__title" aria-hidden="true">
        {heading}
      </div>
      <Plot
        title={heading}
        summary={top[0]?.name}
        points={points}
        series={[{ title: figure, tone: 'ink', mark: 'bar', values, format: formatMoney }]}
        height={110}
      />
    </>
  )
}
