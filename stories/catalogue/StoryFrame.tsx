import { AS_IN_STORY, globalTypes, type Toolbar } from '../toolbar'
import { type IndexEntry, storyFrameUrl } from './storyIndex'
import { StoryLink, useToolbarSettings } from './toolbarContext'

/**
 * True inside Storybook's preview iframe. Tests open the story page directly, so it is false and the page loads no iframes of stories.
 */
export const isInStorybook = window.parent !== window

type StoryFrameProps = {
  story: IndexEntry
  caption: string
  globals?: Partial<Toolbar>
  isPhone?: boolean
  isExplained?: boolean
  /** False renders only the caption, without an iframe. Tests of the links in captions need no iframes. */
  isShown?: boolean
}

export function StoryFrame({
  story,
  caption,
  globals = {},
  isPhone = false,
  isExplained = false,
  isShown = true,
}: StoryFrameProps) {
  const switches = useToolbarSettings(globals)
  return (
    <figure className={isPhone ? 'catalogue__frame catalogue__frame--phone' : 'catalogue__frame'}>
      {isShown && (
        <div className="catalogue__window">
          <iframe src={storyFrameUrl(story.id, switches)} title={caption} loading="lazy" tabIndex={-1} />
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

const switchWords = (globals: Partial<Toolbar>): string[] =>
  (Object.keys(AS_IN_STORY) as (keyof Toolbar)[]).flatMap((name) => {
    const { title, items } = globalTypes[name].toolbar
    const item = items.find(({ value }) => value === globals[name])
    return item ? [`${title}: ${item.title.toLowerCase()}`] : []
  })
