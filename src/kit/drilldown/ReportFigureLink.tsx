import { Link } from 'wouter'
import './drilldown.css'

export function ReportFigureLink({ name, text, to }: { name: string; text: string; to: string | undefined }) {
  if (to === undefined) return text
  return (
    <Link className="figure-link" href={to} data-drilldown={name}>
      {text}
    </Link>
  )
}
