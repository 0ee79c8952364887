import { BASE } from '../../src/lib/base'
import type { HostStatus } from '../demo/host'
import { isScenario, LUNCH_PEAK } from '../demo/scenarios'

export function LunchPeakLink({ status }: { status: HostStatus }) {
  if (isScenario(status, LUNCH_PEAK)) return null
  return (
    <p className="demo-show">
      <a href={`${BASE}/${LUNCH_PEAK}`}>Показать</a>
      <span>обеденный пик: кто опаздывает и кому помочь</span>
    </p>
  )
}
