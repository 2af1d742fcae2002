import { prose } from '@reelsheet/kernel';
import { RequestLimitsConfig } from './request-limits.config.js';
import {
  AddressSetting,
  ContactsSetting,
  ExactOriginsSetting,
  NetworksSetting,
  PortsSetting,
  TextSetting,
} from './setting.js';

/** Settings of every service about who reaches it, and whom it reaches for callers. */
export class NetworkConfig extends RequestLimitsConfig {
  @ContactsSetting({
    about: 'contacts for vulnerabilities, preferred first; without one, `/.well-known/security.txt` is 404',
    optional: true,
  })
  SECURITY_CONTACT?: string;

  @AddressSetting({
    about: 'page with the rules for reports of vulnerabilities, which `/.well-known/security.txt` names',
    protocols: ['https'],
    optional: true,
  })
  SECURITY_POLICY_URL?: string;

  @TextSetting({
    about: prose`
        \`host:port,…\` that callers may name although these are not public, or have another port than
        \`OUTBOUND_PORTS\`; read by base, agent and core`,
  })
  OUTBOUND_ALLOW: string = '';

  @PortsSetting({
    about: 'ports in URLs that callers give, and in what these redirect to; read by base, agent and core',
  })
  OUTBOUND_PORTS: string = '80,443,8080,8443';

  @ExactOriginsSetting({
    about: prose`
        origins of web applications whose pages may call the services; where empty, no page of another origin can. A
        bucket to which browsers send files needs the same in its own rules`,
  })
  CORS_ORIGINS: string = '';

  @NetworksSetting({
    about: prose`
        proxies whose \`X-Forwarded-For\` is trusted; in the chart the ranges of its ingress: narrow them if callers
        have addresses in these ranges, because a trusted caller could claim any address`,
  })
  TRUST_PROXY: string = '';
}
