const STEPS = [
  { title: '+15 минут', seconds: 900 },
  { title: '+1 час', seconds: 3600 },
] as const

/** Lets time pass at once, whatever the speed: orders move on, shifts begin and end. */
export function TimeSteps({ advance }: { advance: (seconds: number) => void }) {
  return (
    <div className="demo-actions demo-steps">
      {STEPS.map(({ title, seconds }) => (
        <button key={seconds} type="button" onClick={() => advance(seconds)}>
          {title}
        </button>
      ))}
    </div>
  )
}
