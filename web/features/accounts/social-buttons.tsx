import { useMutation } from '@tanstack/react-query';
import { useConfig } from '#web/lib/config.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notices.tsx';
import { providerName } from './provider-name.ts';
import { beginSocialSignIn, notAuthenticated } from './social.ts';

/** The other ways in, below a form; nothing where the operator has set none up. */
export function SocialButtons() {
  const { data: config } = useConfig();
  const social = config?.social;
  const begin = useMutation({
    mutationFn: async (provider: string) => social && (await beginSocialSignIn(social, provider)),
    onError: () => notify({ kind: 'problem', title: notAuthenticated }),
  });
  if (!social) {
    return null;
  }
  return (
    <div className="mt-7 grid gap-5">
      <p className="flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <div className="grid gap-3">
        {social.providers.map((provider) => (
          <Button
            key={provider}
            pending={begin.isPending && begin.variables === provider && `Opening ${providerName(provider)}...`}
            onClick={() => begin.mutate(provider)}
          >
            Continue with {providerName(provider)}
          </Button>
        ))}
      </div>
    </div>
  );
}
