import { BASE_PATH } from '../../src/lib/basePath'
import { LUNCH_PEAK_QUERY_STRING } from '../demo/scenarios'

export function LunchPeakLink() {
  return (
    <p className="demo-show">
      <a href={`${BASE_PATH}/${LUNCH_PEAK_QUERY_STRING}`}>Показать</a>
      <span>обеденный пик: кто опаздывает и кому помочь</span>
    </p>
  )
}
