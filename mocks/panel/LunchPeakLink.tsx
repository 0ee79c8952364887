import { BASE } from '../../src/lib/base'
import { LUNCH_PEAK } from '../demo/scenarios'

export function LunchPeakLink() {
  return (
    <p className="demo-show">
      <a href={`${BASE}/${LUNCH_PEAK}`}>Показать</a>
      <span>обеденный пик: кто опаздывает и кому помочь</span>
    </p>
  )
}
