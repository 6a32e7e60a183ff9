/** Those whose own spelling is not their word with a capital. */
const spellings: Record<string, string> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  azure: 'Microsoft',
  linkedin: 'LinkedIn',
  linkedin_oidc: 'LinkedIn',
  slack_oidc: 'Slack',
  workos: 'WorkOS',
};

/** A provider as people know it: `google` is Google. */
export function providerName(provider: string): string {
  return (
    spellings[provider] ??
    provider
      .split('_')
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
