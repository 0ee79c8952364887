export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--logo-ground)" />
      <path
        d="M7 12.2 16 7l9 5.2v8.6L16 26l-9-5.2z"
        stroke="var(--logo-line)"
        strokeWidth="2"
        strokeLinejoin="round"
        opacity=".55"
      />
      <path d="M7 12.2 16 17.4V26" stroke="var(--logo-line)" strokeWidth="2" strokeLinejoin="round" opacity=".55" />
      <path
        d="M11 14.6 20.4 9.1M20.4 9.1l-4.1.2M20.4 9.1l-1.9 3.7"
        stroke="var(--accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
