import { companyStatusLabel } from '../../domain/companies'
import { StatusTag } from '../../ui/StatusTag'
import type { Tone } from '../../ui/theme'

/** Colors from reference-data, section 3. */
const TONE: Record<number, Tone> = { 0: 'danger', 5: 'info', 10: 'success' }

export function CompanyStatusTag({ status }: { status: number | undefined }) {
  if (status === undefined) return '—'
  return <StatusTag tone={TONE[status] ?? 'neutral'}>{companyStatusLabel(status)}</StatusTag>
}
