import { Alert } from 'antd'
import { bidiIsolated, countWithNoun } from '../../domain/textFormatting'
import type { SkippedZoneFeature } from '../../domain/zoneFile'

const MAX_NAMED = 100

/**
 * Lists the features of an imported map that could not be read; otherwise the user would not notice that a zone is
 * missing.
 */
export function SkippedZoneFeatureList({ dropped }: { dropped: readonly SkippedZoneFeature[] }) {
  if (dropped.length === 0) return null
  const more = dropped.length - MAX_NAMED
  return (
    <Alert
      type="warning"
      showIcon
      className="dropped-features"
      title={`Не загружено: ${countWithNoun(dropped.length, 'объект', 'объекта', 'объектов')}`}
      description={
        <ul className="dropped-features__list" aria-label="Незагруженные объекты">
          {dropped.slice(0, MAX_NAMED).map(({ name, number, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and never changes.
            <li key={index}>
              {name ? `«${bidiIsolated(name)}»` : `Объект № ${number}`}: {why}
            </li>
          ))}
          {more > 0 && <li>и ещё {more}</li>}
        </ul>
      }
    />
  )
}
