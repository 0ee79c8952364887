import { AS_IN_STORY, globalTypes, type Toolbar } from '../toolbar'
import { StoryLink, useSwitches } from './chosen'
import { frameOf, type IndexEntry } from './storyIndex'

/** People look at Storybook inside its manager; there screens are shown at once. A story that is tested stands alone. */
export const isLookedAt = window.parent !== window

type StoryFrameProps = {
  story: IndexEntry
  caption: string
  /** What of the toolbar is switched. */
  globals?: Partial<Toolbar>
  /** In a window of 390 pixels. */
  isPhone?: boolean
  /** Says which story it is, and what of the toolbar is switched over it. */
  isExplained?: boolean
  /** Without it only the words stand there: tests follow links and have no need of nine more pages. */
  isShown?: boolean
}

/** A screen as it is, at a part of its size; its own window is opened by the words below. */
export function StoryFrame({
  story,
  caption,
  globals = {},
  isPhone = false,
  isExplained = false,
  isShown = true,
}: StoryFrameProps) {
  const switches = useSwitches(globals)
  return (
    <figure className={isPhone ? 'catalogue__frame catalogue__frame--phone' : 'catalogue__frame'}>
      {isShown && (
        <div className="catalogue__window">
          <iframe src={frameOf(story.id, switches)} title={caption} loading="lazy" tabIndex={-1} />
        </div>
      )}
      <figcaption>
        <StoryLink to={story} globals={globals} isPhone={isPhone}>
          {caption}
        </StoryLink>
        {isExplained && <small>{[story.name, ...switchWords(globals)].join(' · ')}</small>}
      </figcaption>
    </figure>
  )
}

/** Switches as the toolbar names them. */
const switchWords = (globals: Partial<Toolbar>): string[] =>
  (Object.keys(AS_IN_STORY) as (keyof Toolbar)[]).flatMap((name) => {
    const { title, items } = globalTypes[name].toolbar
    const item = items.find(({ value }) => value === globals[name])
    return item ? [`${title}: ${item.title.toLowerCase()}`] : []
  })
