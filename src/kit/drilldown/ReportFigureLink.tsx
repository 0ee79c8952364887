import { Link } from 'wouter'
import './drilldown.css'

type ReportFigureLinkProps = { name: string; text: string; to: string | undefined; onClick?: () => void }

export function ReportFigureLink({ name, text, to, ...props }: ReportFigureLinkProps) {
  if (to === undefined) return text
  return (
    <Link className="figure-link" href={to} data-drilldown={name} {...props}>
      {text}
    </Link>
  )
}
