// Generated from supabase/schemas by `npm run db -- generate`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      affiliate_accounts: {
        Row: {
          account: string
          bank_code: string
          email: string
          holder: string
          method: string
          updated_at: string
          user_id: string
        }
        Insert: {
          account?: string
          bank_code?: string
          email?: string
          holder: string
          method: string
          updated_at?: string
          user_id: string
        }
        Update: {
          account?: string
          bank_code?: string
          email?: string
          holder?: string
          method?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'affiliate_accounts_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'affiliates'
            referencedColumns: ['user_id']
          },
        ]
      }
      affiliate_clicks: {
        Row: {
          affiliate_id: string
          clicks: number
          day: string
        }
        Insert: {
          affiliate_id: string
          clicks?: number
          day: string
        }
        Update: {
          affiliate_id?: string
          clicks?: number
          day?: string
        }
        Relationships: [
          {
            foreignKeyName: 'affiliate_clicks_affiliate_id_fkey'
            columns: ['affiliate_id']
            isOneToOne: false
            referencedRelation: 'affiliates'
            referencedColumns: ['user_id']
          },
        ]
      }
      affiliate_payouts: {
        Row: {
          affiliate_id: string
          amount_cents: number
          created_at: string
          currency: string
          id: string
          made_on: string
          note: string
          state: string
          state_on: string
        }
        Insert: {
          affiliate_id: string
          amount_cents: number
          created_at?: string
          currency: string
          id?: string
          made_on: string
          note?: string
          state?: string
          state_on?: string
        }
        Update: {
          affiliate_id?: string
          amount_cents?: number
          created_at?: string
          currency?: string
          id?: string
          made_on?: string
          note?: string
          state?: string
          state_on?: string
        }
        Relationships: [
          {
            foreignKeyName: 'affiliate_payouts_affiliate_id_fkey'
            columns: ['affiliate_id']
            isOneToOne: false
            referencedRelation: 'affiliates'
            referencedColumns: ['user_id']
          },
        ]
      }
      affiliate_terms: {
        Row: {
          hold_days: number
          id: boolean
          min_payout_cents: number
          months: number
          percent: number
          window_days: number
        }
        Insert: {
          hold_days?: number
          id?: boolean
          min_payout_cents?: number
          months?: number
          percent?: number
          window_days?: number
        }
        Update: {
          hold_days?: number
          id?: boolean
          min_payout_cents?: number
          months?: number
          percent?: number
          window_days?: number
        }
        Relationships: [
        ]
      }
      affiliates: {
        Row: {
          about: string
          code: string
          created_at: string
          decided_at: string | null
          status: string
          terms: Json
          told: string
          user_id: string
          website_url: string | null
        }
        Insert: {
          about: string
          code: string
          created_at?: string
          decided_at?: string | null
          status?: string
          terms?: Json
          told?: string
          user_id: string
          website_url?: string | null
        }
        Update: {
          about?: string
          code?: string
          created_at?: string
          decided_at?: string | null
          status?: string
          terms?: Json
          told?: string
          user_id?: string
          website_url?: string | null
        }
        Relationships: [
        ]
      }
      aid_organisations: {
        Row: {
          about: Json
          checked_on: string | null
          id: string
          is_shown: boolean
          name: string
          position: number
          source: string
          updated_at: string
          website: string
          work: string[]
        }
        Insert: {
          about?: Json
          checked_on?: string | null
          id?: string
          is_shown?: boolean
          name: string
          position?: number
          source: string
          updated_at?: string
          website: string
          work: string[]
        }
        Update: {
          about?: Json
          checked_on?: string | null
          id?: string
          is_shown?: boolean
          name?: string
          position?: number
          source?: string
          updated_at?: string
          website?: string
          work?: string[]
        }
        Relationships: [
        ]
      }
      appeals: {
        Row: {
          author_id: string
          created_at: string
          id: string
          subject_id: string
          subject_kind: string
          words: string
        }
        Insert: {
          author_id: string
          created_at?: string
          id?: string
          subject_id: string
          subject_kind: string
          words: string
        }
        Update: {
          author_id?: string
          created_at?: string
          id?: string
          subject_id?: string
          subject_kind?: string
          words?: string
        }
        Relationships: [
        ]
      }
      athan_sounds: {
        Row: {
          added_by: string | null
          address: string | null
          created_at: string
          file_path: string | null
          id: string
          is_active: boolean
          licence: string
          licence_url: string | null
          reciter: string | null
          source_url: string
          suits: string
          title: string
        }
        Insert: {
          added_by?: string | null
          address?: string | null
          created_at?: string
          file_path?: string | null
          id?: string
          is_active?: boolean
          licence: string
          licence_url?: string | null
          reciter?: string | null
          source_url: string
          suits?: string
          title: string
        }
        Update: {
          added_by?: string | null
          address?: string | null
          created_at?: string
          file_path?: string | null
          id?: string
          is_active?: boolean
          licence?: string
          licence_url?: string | null
          reciter?: string | null
          source_url?: string
          suits?: string
          title?: string
        }
        Relationships: [
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          after: Json | null
          at: string
          before: Json | null
          entity: string
          entity_id: string
          id: number
          reason: string | null
        }
        Insert: {
          action: string
          actor?: string | null
          after?: Json | null
          at?: string
          before?: Json | null
          entity: string
          entity_id: string
          id?: never
          reason?: string | null
        }
        Update: {
          action?: string
          actor?: string | null
          after?: Json | null
          at?: string
          before?: Json | null
          entity?: string
          entity_id?: string
          id?: never
          reason?: string | null
        }
        Relationships: [
        ]
      }
      automation_limits: {
        Row: {
          plan_type: string
          rules: number
          runs_per_day: number
          webhooks: number
        }
        Insert: {
          plan_type: string
          rules: number
          runs_per_day: number
          webhooks: number
        }
        Update: {
          plan_type?: string
          rules?: number
          runs_per_day?: number
          webhooks?: number
        }
        Relationships: [
          {
            foreignKeyName: 'automation_limits_plan_type_fkey'
            columns: ['plan_type']
            isOneToOne: false
            referencedRelation: 'plans'
            referencedColumns: ['plan_type']
          },
        ]
      }
      automation_rules: {
        Row: {
          action: string
          conditions: Json
          created_at: string
          delay_minutes: number
          id: string
          is_on: boolean
          is_sample: boolean
          name: string
          owner_id: string
          part_of: string | null
          place_id: string | null
          position: number
          quiet_night: boolean
          quiet_prayer: boolean
          recipe: string | null
          recipient: string
          rotated_at: string | null
          secret_version: number
          setting: number | null
          signs_as: string | null
          trigger: string
          updated_at: string
          url: string | null
        }
        Insert: {
          action: string
          conditions?: Json
          created_at?: string
          delay_minutes?: number
          id?: string
          is_on?: boolean
          is_sample?: boolean
          name: string
          owner_id: string
          part_of?: string | null
          place_id?: string | null
          position?: number
          quiet_night?: boolean
          quiet_prayer?: boolean
          recipe?: string | null
          recipient?: string
          rotated_at?: string | null
          secret_version?: number
          setting?: number | null
          signs_as?: string | null
          trigger: string
          updated_at?: string
          url?: string | null
        }
        Update: {
          action?: string
          conditions?: Json
          created_at?: string
          delay_minutes?: number
          id?: string
          is_on?: boolean
          is_sample?: boolean
          name?: string
          owner_id?: string
          part_of?: string | null
          place_id?: string | null
          position?: number
          quiet_night?: boolean
          quiet_prayer?: boolean
          recipe?: string | null
          recipient?: string
          rotated_at?: string | null
          secret_version?: number
          setting?: number | null
          signs_as?: string | null
          trigger?: string
          updated_at?: string
          url?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'automation_rules_part_of_fkey'
            columns: ['part_of']
            isOneToOne: false
            referencedRelation: 'automation_rules'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'automation_rules_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      automation_runs: {
        Row: {
          attempts: number
          created_at: string
          data: Json
          due_at: string
          event_id: string
          finished_at: string | null
          happened_at: string
          id: string
          person_id: string | null
          place_id: string
          reason: string | null
          replays: number
          rule_id: string
          state: string
          subject_id: string
          tries: Json
        }
        Insert: {
          attempts?: number
          created_at?: string
          data?: Json
          due_at: string
          event_id: string
          finished_at?: string | null
          happened_at: string
          id?: string
          person_id?: string | null
          place_id: string
          reason?: string | null
          replays?: number
          rule_id: string
          state?: string
          subject_id: string
          tries?: Json
        }
        Update: {
          attempts?: number
          created_at?: string
          data?: Json
          due_at?: string
          event_id?: string
          finished_at?: string | null
          happened_at?: string
          id?: string
          person_id?: string | null
          place_id?: string
          reason?: string | null
          replays?: number
          rule_id?: string
          state?: string
          subject_id?: string
          tries?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'automation_runs_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'automation_runs_rule_id_fkey'
            columns: ['rule_id']
            isOneToOne: false
            referencedRelation: 'automation_rules'
            referencedColumns: ['id']
          },
        ]
      }
      billing_details: {
        Row: {
          address: string
          business_id: string
          country_code: string
          name: string
          tax_id: string
          updated_at: string
        }
        Insert: {
          address?: string
          business_id: string
          country_code?: string
          name: string
          tax_id?: string
          updated_at?: string
        }
        Update: {
          address?: string
          business_id?: string
          country_code?: string
          name?: string
          tax_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'billing_details_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
        ]
      }
      business: {
        Row: {
          address: string | null
          business_category: string | null
          business_type: string | null
          city: string | null
          city_latitude: number | null
          city_longitude: number | null
          closed_on: string | null
          closed_reason: string | null
          country: string | null
          country_code: string | null
          created_at: string
          cuisines: string[]
          description: string | null
          email: string | null
          facts: Json
          featured: boolean
          halal: Json | null
          halal_level: number | null
          hours: Json | null
          id: string
          image: string | null
          import_id: string | null
          is_featured: boolean | null
          is_sample: boolean
          languages: string[]
          latitude: number | null
          licence: string | null
          local_name: string | null
          longitude: number | null
          moved_to: string | null
          muslim_owned: boolean | null
          name: string
          online_only: boolean
          ownership_level: number | null
          phone: string | null
          place_id: string | null
          place_key: string | null
          price_range: string | null
          priority_level: string | null
          rating: number | null
          reviews_count: number
          service_area_km: number | null
          services: string[]
          slug: string | null
          source: string
          source_id: string
          state: string | null
          status: string
          subcategory: string | null
          subscription_tier: string | null
          tags: string[]
          time_zone: string | null
          updated_at: string
          website: string | null
          whatsapp: string | null
        }
        Insert: {
          address?: string | null
          business_category?: string | null
          business_type?: string | null
          city?: string | null
          city_latitude?: number | null
          city_longitude?: number | null
          closed_on?: string | null
          closed_reason?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          cuisines?: string[]
          description?: string | null
          email?: string | null
          facts?: Json
          featured?: boolean
          halal?: Json | null
          halal_level?: number | null
          hours?: Json | null
          id?: string
          image?: string | null
          import_id?: string | null
          is_featured?: never
          is_sample?: boolean
          languages?: string[]
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          moved_to?: string | null
          muslim_owned?: boolean | null
          name: string
          online_only?: boolean
          ownership_level?: number | null
          phone?: string | null
          place_id?: string | null
          place_key?: never
          price_range?: string | null
          priority_level?: string | null
          rating?: number | null
          reviews_count?: number
          service_area_km?: number | null
          services?: string[]
          slug?: string | null
          source: string
          source_id: string
          state?: string | null
          status?: string
          subcategory?: string | null
          subscription_tier?: string | null
          tags?: string[]
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          whatsapp?: string | null
        }
        Update: {
          address?: string | null
          business_category?: string | null
          business_type?: string | null
          city?: string | null
          city_latitude?: number | null
          city_longitude?: number | null
          closed_on?: string | null
          closed_reason?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          cuisines?: string[]
          description?: string | null
          email?: string | null
          facts?: Json
          featured?: boolean
          halal?: Json | null
          halal_level?: number | null
          hours?: Json | null
          id?: string
          image?: string | null
          import_id?: string | null
          is_featured?: never
          is_sample?: boolean
          languages?: string[]
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          moved_to?: string | null
          muslim_owned?: boolean | null
          name?: string
          online_only?: boolean
          ownership_level?: number | null
          phone?: string | null
          place_id?: string | null
          place_key?: never
          price_range?: string | null
          priority_level?: string | null
          rating?: number | null
          reviews_count?: number
          service_area_km?: number | null
          services?: string[]
          slug?: string | null
          source?: string
          source_id?: string
          state?: string | null
          status?: string
          subcategory?: string | null
          subscription_tier?: string | null
          tags?: string[]
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          whatsapp?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'business_moved_to_fkey'
            columns: ['moved_to']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'business_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      business_accounts: {
        Row: {
          about: string
          created_at: string
          id: string
          is_sample: boolean
          languages: string[]
          name: string
          owner_id: string
          updated_at: string
        }
        Insert: {
          about?: string
          created_at?: string
          id?: string
          is_sample?: boolean
          languages?: string[]
          name?: string
          owner_id?: string
          updated_at?: string
        }
        Update: {
          about?: string
          created_at?: string
          id?: string
          is_sample?: boolean
          languages?: string[]
          name?: string
          owner_id?: string
          updated_at?: string
        }
        Relationships: [
        ]
      }
      business_team: {
        Row: {
          business_id: string
          created_at: string
          id: string
          role: string
          user_id: string
        }
        Insert: {
          business_id: string
          created_at?: string
          id?: string
          role: string
          user_id: string
        }
        Update: {
          business_id?: string
          created_at?: string
          id?: string
          role?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'business_team_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'businesses'
            referencedColumns: ['id']
          },
        ]
      }
      business_threads: {
        Row: {
          business_closed: boolean
          business_id: string
          business_unread: number
          created_at: string
          id: string
          is_done: boolean
          last_at: string
          live_key: string
          owner_id: string | null
          visitor_closed: boolean
          visitor_id: string
          visitor_unread: number
        }
        Insert: {
          business_closed?: boolean
          business_id: string
          business_unread?: number
          created_at?: string
          id?: string
          is_done?: boolean
          last_at?: string
          live_key?: string
          owner_id?: string | null
          visitor_closed?: boolean
          visitor_id: string
          visitor_unread?: number
        }
        Update: {
          business_closed?: boolean
          business_id?: string
          business_unread?: number
          created_at?: string
          id?: string
          is_done?: boolean
          last_at?: string
          live_key?: string
          owner_id?: string | null
          visitor_closed?: boolean
          visitor_id?: string
          visitor_unread?: number
        }
        Relationships: [
          {
            foreignKeyName: 'business_threads_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'businesses'
            referencedColumns: ['id']
          },
        ]
      }
      business_transfers: {
        Row: {
          accepted_by: string | null
          business_id: string
          created_at: string
          decided_at: string | null
          expires_at: string
          from_user: string
          id: string
          state: string
          to_email: string
          token_hash: string | null
        }
        Insert: {
          accepted_by?: string | null
          business_id: string
          created_at?: string
          decided_at?: string | null
          expires_at?: string
          from_user: string
          id?: string
          state?: string
          to_email: string
          token_hash?: string | null
        }
        Update: {
          accepted_by?: string | null
          business_id?: string
          created_at?: string
          decided_at?: string | null
          expires_at?: string
          from_user?: string
          id?: string
          state?: string
          to_email?: string
          token_hash?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'business_transfers_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'businesses'
            referencedColumns: ['id']
          },
        ]
      }
      business_unified: {
        Row: {
          address: string | null
          business_category: string | null
          business_type: string | null
          city: string | null
          city_latitude: number | null
          city_longitude: number | null
          closed_on: string | null
          closed_reason: string | null
          country: string | null
          country_code: string | null
          created_at: string
          cuisines: string[]
          description: string | null
          email: string | null
          facts: Json
          featured: boolean
          fresh_on: string | null
          halal: Json | null
          halal_level: number | null
          halal_said: string | null
          halal_said_by: string | null
          halal_seen: string | null
          hours: Json | null
          id: string
          image: string | null
          is_featured: boolean | null
          is_offered: boolean
          is_sample: boolean
          languages: string[]
          latitude: number | null
          licence: string | null
          local_name: string | null
          longitude: number | null
          moved_to: string | null
          muslim_owned: boolean | null
          name: string
          name_folded: string | null
          online_only: boolean
          ownership_level: number | null
          parts: string[]
          phone: string | null
          position: string | null
          price_range: string | null
          priority: number | null
          priority_level: string | null
          rating: number | null
          reviews_count: number
          search: string | null
          service_area_km: number | null
          services: string[]
          slug: string
          source: string | null
          source_row: string
          source_table: string
          state: string | null
          subcategory: string | null
          subscription_tier: string | null
          tags: string[]
          terms: string[]
          time_zone: string | null
          updated_at: string
          website: string | null
          whatsapp: string | null
        }
        Insert: {
          address?: string | null
          business_category?: string | null
          business_type?: string | null
          city?: string | null
          city_latitude?: number | null
          city_longitude?: number | null
          closed_on?: string | null
          closed_reason?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          cuisines?: string[]
          description?: string | null
          email?: string | null
          facts?: Json
          featured?: boolean
          fresh_on?: string | null
          halal?: Json | null
          halal_level?: number | null
          halal_said?: never
          halal_said_by?: never
          halal_seen?: never
          hours?: Json | null
          id: string
          image?: string | null
          is_featured?: never
          is_offered?: never
          is_sample?: boolean
          languages?: string[]
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          moved_to?: string | null
          muslim_owned?: boolean | null
          name: string
          name_folded?: never
          online_only?: boolean
          ownership_level?: number | null
          parts?: never
          phone?: string | null
          position?: never
          price_range?: string | null
          priority?: never
          priority_level?: string | null
          rating?: number | null
          reviews_count?: number
          search?: never
          service_area_km?: number | null
          services?: string[]
          slug: string
          source?: string | null
          source_row: string
          source_table: string
          state?: string | null
          subcategory?: string | null
          subscription_tier?: string | null
          tags?: string[]
          terms?: never
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          whatsapp?: string | null
        }
        Update: {
          address?: string | null
          business_category?: string | null
          business_type?: string | null
          city?: string | null
          city_latitude?: number | null
          city_longitude?: number | null
          closed_on?: string | null
          closed_reason?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          cuisines?: string[]
          description?: string | null
          email?: string | null
          facts?: Json
          featured?: boolean
          fresh_on?: string | null
          halal?: Json | null
          halal_level?: number | null
          halal_said?: never
          halal_said_by?: never
          halal_seen?: never
          hours?: Json | null
          id?: string
          image?: string | null
          is_featured?: never
          is_offered?: never
          is_sample?: boolean
          languages?: string[]
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          moved_to?: string | null
          muslim_owned?: boolean | null
          name?: string
          name_folded?: never
          online_only?: boolean
          ownership_level?: number | null
          parts?: never
          phone?: string | null
          position?: never
          price_range?: string | null
          priority?: never
          priority_level?: string | null
          rating?: number | null
          reviews_count?: number
          search?: never
          service_area_km?: number | null
          services?: string[]
          slug?: string
          source?: string | null
          source_row?: string
          source_table?: string
          state?: string | null
          subcategory?: string | null
          subscription_tier?: string | null
          tags?: string[]
          terms?: never
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          whatsapp?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'business_unified_id_fkey'
            columns: ['id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'business_unified_moved_to_fkey'
            columns: ['moved_to']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      businesses: {
        Row: {
          address: string | null
          business_account_id: string | null
          business_category: string | null
          business_type: string | null
          city: string | null
          city_latitude: number | null
          city_longitude: number | null
          cleared: string | null
          closed_on: string | null
          closed_reason: string | null
          country: string | null
          country_code: string | null
          created_at: string
          cuisines: string[]
          description: string | null
          email: string | null
          facts: Json
          featured: boolean
          halal: Json | null
          halal_level: number | null
          hours: Json | null
          id: string
          image: string | null
          is_featured: boolean | null
          is_sample: boolean
          languages: string[]
          latitude: number | null
          licence: string | null
          local_name: string | null
          longitude: number | null
          moved_to: string | null
          muslim_owned: boolean | null
          name: string
          online_only: boolean
          owner_id: string | null
          ownership_level: number | null
          phone: string | null
          place_id: string | null
          place_key: string | null
          price_range: string | null
          priority_level: string | null
          rating: number | null
          reviews_count: number
          service_area_km: number | null
          services: string[]
          slug: string | null
          source: string | null
          state: string | null
          status: string
          subcategory: string | null
          subscription_tier: string | null
          tags: string[]
          time_zone: string | null
          updated_at: string
          waits: string | null
          website: string | null
          whatsapp: string | null
        }
        Insert: {
          address?: string | null
          business_account_id?: string | null
          business_category?: string | null
          business_type?: string | null
          city?: string | null
          city_latitude?: number | null
          city_longitude?: number | null
          cleared?: string | null
          closed_on?: string | null
          closed_reason?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          cuisines?: string[]
          description?: string | null
          email?: string | null
          facts?: Json
          featured?: boolean
          halal?: Json | null
          halal_level?: number | null
          hours?: Json | null
          id?: string
          image?: string | null
          is_featured?: never
          is_sample?: boolean
          languages?: string[]
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          moved_to?: string | null
          muslim_owned?: boolean | null
          name: string
          online_only?: boolean
          owner_id?: string | null
          ownership_level?: number | null
          phone?: string | null
          place_id?: string | null
          place_key?: never
          price_range?: string | null
          priority_level?: string | null
          rating?: number | null
          reviews_count?: number
          service_area_km?: number | null
          services?: string[]
          slug?: string | null
          source?: string | null
          state?: string | null
          status?: string
          subcategory?: string | null
          subscription_tier?: string | null
          tags?: string[]
          time_zone?: string | null
          updated_at?: string
          waits?: string | null
          website?: string | null
          whatsapp?: string | null
        }
        Update: {
          address?: string | null
          business_account_id?: string | null
          business_category?: string | null
          business_type?: string | null
          city?: string | null
          city_latitude?: number | null
          city_longitude?: number | null
          cleared?: string | null
          closed_on?: string | null
          closed_reason?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          cuisines?: string[]
          description?: string | null
          email?: string | null
          facts?: Json
          featured?: boolean
          halal?: Json | null
          halal_level?: number | null
          hours?: Json | null
          id?: string
          image?: string | null
          is_featured?: never
          is_sample?: boolean
          languages?: string[]
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          moved_to?: string | null
          muslim_owned?: boolean | null
          name?: string
          online_only?: boolean
          owner_id?: string | null
          ownership_level?: number | null
          phone?: string | null
          place_id?: string | null
          place_key?: never
          price_range?: string | null
          priority_level?: string | null
          rating?: number | null
          reviews_count?: number
          service_area_km?: number | null
          services?: string[]
          slug?: string | null
          source?: string | null
          state?: string | null
          status?: string
          subcategory?: string | null
          subscription_tier?: string | null
          tags?: string[]
          time_zone?: string | null
          updated_at?: string
          waits?: string | null
          website?: string | null
          whatsapp?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'businesses_business_account_id_fkey'
            columns: ['business_account_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'businesses_moved_to_fkey'
            columns: ['moved_to']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'businesses_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      campaign_accounts: {
        Row: {
          account_ref: string
          contribution_id: string
          created_at: string
          id: string
          is_ready: boolean
          name: string
          state: string
        }
        Insert: {
          account_ref: string
          contribution_id: string
          created_at?: string
          id?: string
          is_ready?: boolean
          name?: string
          state?: string
        }
        Update: {
          account_ref?: string
          contribution_id?: string
          created_at?: string
          id?: string
          is_ready?: boolean
          name?: string
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'campaign_accounts_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'campaigns'
            referencedColumns: ['contribution_id']
          },
        ]
      }
      campaign_entries: {
        Row: {
          amount: number | null
          author_id: string | null
          body: string
          contribution_id: string
          created_at: string
          document: string | null
          happened_on: string | null
          id: string
          is_private: boolean
          is_sample: boolean
          kind: string
          published_at: string | null
          state: string
        }
        Insert: {
          amount?: number | null
          author_id?: string | null
          body: string
          contribution_id: string
          created_at?: string
          document?: string | null
          happened_on?: string | null
          id?: string
          is_private?: boolean
          is_sample?: boolean
          kind: string
          published_at?: string | null
          state?: string
        }
        Update: {
          amount?: number | null
          author_id?: string | null
          body?: string
          contribution_id?: string
          created_at?: string
          document?: string | null
          happened_on?: string | null
          id?: string
          is_private?: boolean
          is_sample?: boolean
          kind?: string
          published_at?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'campaign_entries_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'campaigns'
            referencedColumns: ['contribution_id']
          },
        ]
      }
      campaign_gifts: {
        Row: {
          account_ref: string
          amount: number
          contribution_id: string
          created_at: string
          currency: string
          id: string
          paid_at: string | null
          paid_cents: number | null
          payment_ref: string | null
          refunded_cents: number
          user_id: string | null
        }
        Insert: {
          account_ref: string
          amount: number
          contribution_id: string
          created_at?: string
          currency: string
          id?: string
          paid_at?: string | null
          paid_cents?: number | null
          payment_ref?: string | null
          refunded_cents?: number
          user_id?: string | null
        }
        Update: {
          account_ref?: string
          amount?: number
          contribution_id?: string
          created_at?: string
          currency?: string
          id?: string
          paid_at?: string | null
          paid_cents?: number | null
          payment_ref?: string | null
          refunded_cents?: number
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'campaign_gifts_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'campaigns'
            referencedColumns: ['contribution_id']
          },
        ]
      }
      campaign_pledges: {
        Row: {
          amount: number
          contribution_id: string
          created_at: string
          given: number
          id: string
          is_received: boolean
          is_sample: boolean
          remind: string | null
          remind_country: string | null
          remind_moved: number
          remind_zone: string | null
          reminded_on: string | null
          user_id: string
        }
        Insert: {
          amount: number
          contribution_id: string
          created_at?: string
          given?: number
          id?: string
          is_received?: boolean
          is_sample?: boolean
          remind?: string | null
          remind_country?: string | null
          remind_moved?: number
          remind_zone?: string | null
          reminded_on?: string | null
          user_id: string
        }
        Update: {
          amount?: number
          contribution_id?: string
          created_at?: string
          given?: number
          id?: string
          is_received?: boolean
          is_sample?: boolean
          remind?: string | null
          remind_country?: string | null
          remind_moved?: number
          remind_zone?: string | null
          reminded_on?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'campaign_pledges_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'campaigns'
            referencedColumns: ['contribution_id']
          },
        ]
      }
      campaigns: {
        Row: {
          beneficiary: string | null
          contribution_id: string
          currency: string
          ended_at: string | null
          ends_on: string | null
          funded_at: string | null
          funded_told_at: string | null
          gifts_count: number
          give_url: string | null
          given: number
          goal: number | null
          group_id: string | null
          is_zakat: boolean
          overdue_told_at: string | null
          pledges_count: number
          promised: number
          received: number
          reported_at: string | null
          starts_on: string | null
          story: string
          zakat_by: string | null
          zakat_statement: string | null
        }
        Insert: {
          beneficiary?: string | null
          contribution_id: string
          currency?: string
          ended_at?: string | null
          ends_on?: string | null
          funded_at?: string | null
          funded_told_at?: string | null
          gifts_count?: number
          give_url?: string | null
          given?: number
          goal?: number | null
          group_id?: string | null
          is_zakat?: boolean
          overdue_told_at?: string | null
          pledges_count?: number
          promised?: number
          received?: number
          reported_at?: string | null
          starts_on?: string | null
          story?: string
          zakat_by?: string | null
          zakat_statement?: string | null
        }
        Update: {
          beneficiary?: string | null
          contribution_id?: string
          currency?: string
          ended_at?: string | null
          ends_on?: string | null
          funded_at?: string | null
          funded_told_at?: string | null
          gifts_count?: number
          give_url?: string | null
          given?: number
          goal?: number | null
          group_id?: string | null
          is_zakat?: boolean
          overdue_told_at?: string | null
          pledges_count?: number
          promised?: number
          received?: number
          reported_at?: string | null
          starts_on?: string | null
          story?: string
          zakat_by?: string | null
          zakat_statement?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'campaigns_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'campaigns_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'giving_groups'
            referencedColumns: ['id']
          },
        ]
      }
      category_edits: {
        Row: {
          category: string
          folded: string[]
          icon: string | null
          is_added: boolean
          is_retired: boolean
          names: Json
          part: string
          position: number | null
          updated_at: string
          version: number
          words: Json
        }
        Insert: {
          category: string
          folded?: string[]
          icon?: string | null
          is_added?: boolean
          is_retired?: boolean
          names?: Json
          part?: string
          position?: number | null
          updated_at?: string
          version?: number
          words?: Json
        }
        Update: {
          category?: string
          folded?: string[]
          icon?: string | null
          is_added?: boolean
          is_retired?: boolean
          names?: Json
          part?: string
          position?: number | null
          updated_at?: string
          version?: number
          words?: Json
        }
        Relationships: [
        ]
      }
      certifiers: {
        Row: {
          aliases: string[]
          country_code: string | null
          created_at: string
          id: string
          is_active: boolean
          is_sample: boolean
          name: string
          updated_at: string
          website: string | null
        }
        Insert: {
          aliases?: string[]
          country_code?: string | null
          created_at?: string
          id?: string
          is_active?: boolean
          is_sample?: boolean
          name: string
          updated_at?: string
          website?: string | null
        }
        Update: {
          aliases?: string[]
          country_code?: string | null
          created_at?: string
          id?: string
          is_active?: boolean
          is_sample?: boolean
          name?: string
          updated_at?: string
          website?: string | null
        }
        Relationships: [
        ]
      }
      chat_messages: {
        Row: {
          author_id: string | null
          body: string
          chat_id: string
          created_at: string
          id: string
          mailed_at: string | null
          sender: string
        }
        Insert: {
          author_id?: string | null
          body: string
          chat_id: string
          created_at?: string
          id?: string
          mailed_at?: string | null
          sender: string
        }
        Update: {
          author_id?: string | null
          body?: string
          chat_id?: string
          created_at?: string
          id?: string
          mailed_at?: string | null
          sender?: string
        }
        Relationships: [
          {
            foreignKeyName: 'chat_messages_chat_id_fkey'
            columns: ['chat_id']
            isOneToOne: false
            referencedRelation: 'chats'
            referencedColumns: ['id']
          },
        ]
      }
      chats: {
        Row: {
          assigned_to: string | null
          created_at: string
          email: string | null
          id: string
          language: string
          last_at: string
          state: string
          token_hash: string
          topic: string
          visitor_seen_at: string
        }
        Insert: {
          assigned_to?: string | null
          created_at?: string
          email?: string | null
          id?: string
          language?: string
          last_at?: string
          state?: string
          token_hash: string
          topic?: string
          visitor_seen_at?: string
        }
        Update: {
          assigned_to?: string | null
          created_at?: string
          email?: string | null
          id?: string
          language?: string
          last_at?: string
          state?: string
          token_hash?: string
          topic?: string
          visitor_seen_at?: string
        }
        Relationships: [
        ]
      }
      claim_codes: {
        Row: {
          claim_id: string
          code_hash: string
          expires_at: string
          first_sent_at: string
          sends: number
          sent_at: string
          tries: number
        }
        Insert: {
          claim_id: string
          code_hash: string
          expires_at: string
          first_sent_at?: string
          sends?: number
          sent_at?: string
          tries?: number
        }
        Update: {
          claim_id?: string
          code_hash?: string
          expires_at?: string
          first_sent_at?: string
          sends?: number
          sent_at?: string
          tries?: number
        }
        Relationships: [
          {
            foreignKeyName: 'claim_codes_claim_id_fkey'
            columns: ['claim_id']
            isOneToOne: false
            referencedRelation: 'claims'
            referencedColumns: ['id']
          },
        ]
      }
      claim_vouches: {
        Row: {
          claim_id: string
          created_at: string
          mosque_id: string
          note: string | null
          revoked_at: string | null
          voucher_id: string
        }
        Insert: {
          claim_id: string
          created_at?: string
          mosque_id: string
          note?: string | null
          revoked_at?: string | null
          voucher_id: string
        }
        Update: {
          claim_id?: string
          created_at?: string
          mosque_id?: string
          note?: string | null
          revoked_at?: string | null
          voucher_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'claim_vouches_claim_id_fkey'
            columns: ['claim_id']
            isOneToOne: false
            referencedRelation: 'claims'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'claim_vouches_mosque_id_fkey'
            columns: ['mosque_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      claims: {
        Row: {
          business_name: string
          claimant_id: string
          claimant_role: string
          code_confirmed_at: string | null
          created_at: string
          decided_at: string | null
          decided_by: string | null
          decision_note: string | null
          document_path: string | null
          evidence: string | null
          id: string
          mailbox: string | null
          method: string
          mosque_ids: string[]
          place_id: string
          site_looked_at: string | null
          site_looks: number
          site_token: string
          state: string
          updated_at: string
        }
        Insert: {
          business_name: string
          claimant_id: string
          claimant_role: string
          code_confirmed_at?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision_note?: string | null
          document_path?: string | null
          evidence?: string | null
          id?: string
          mailbox?: string | null
          method: string
          mosque_ids?: string[]
          place_id: string
          site_looked_at?: string | null
          site_looks?: number
          site_token?: string
          state?: string
          updated_at?: string
        }
        Update: {
          business_name?: string
          claimant_id?: string
          claimant_role?: string
          code_confirmed_at?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision_note?: string | null
          document_path?: string | null
          evidence?: string | null
          id?: string
          mailbox?: string | null
          method?: string
          mosque_ids?: string[]
          place_id?: string
          site_looked_at?: string | null
          site_looks?: number
          site_token?: string
          state?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'claims_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      commissions: {
        Row: {
          affiliate_id: string
          amount_cents: number
          created_at: string
          currency: string
          id: string
          payable_on: string
          payment_ref: string
          payout_id: string | null
        }
        Insert: {
          affiliate_id: string
          amount_cents: number
          created_at?: string
          currency: string
          id?: string
          payable_on: string
          payment_ref: string
          payout_id?: string | null
        }
        Update: {
          affiliate_id?: string
          amount_cents?: number
          created_at?: string
          currency?: string
          id?: string
          payable_on?: string
          payment_ref?: string
          payout_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'commissions_affiliate_id_fkey'
            columns: ['affiliate_id']
            isOneToOne: false
            referencedRelation: 'affiliates'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'commissions_payment_ref_fkey'
            columns: ['payment_ref']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['ref']
          },
          {
            foreignKeyName: 'commissions_payout_id_fkey'
            columns: ['payout_id']
            isOneToOne: false
            referencedRelation: 'affiliate_payouts'
            referencedColumns: ['id']
          },
        ]
      }
      community_sections: {
        Row: {
          allows_anonymous: boolean
          can_merge: boolean
          categories: string[]
          fewest_characters: number
          has_answers: boolean
          has_facts: boolean
          has_replies: boolean
          has_title: boolean
          is_premoderated: boolean
          most_characters: number
          position: number
          section: string
        }
        Insert: {
          allows_anonymous?: boolean
          can_merge?: boolean
          categories?: string[]
          fewest_characters: number
          has_answers?: boolean
          has_facts?: boolean
          has_replies?: boolean
          has_title?: boolean
          is_premoderated?: boolean
          most_characters: number
          position: number
          section: string
        }
        Update: {
          allows_anonymous?: boolean
          can_merge?: boolean
          categories?: string[]
          fewest_characters?: number
          has_answers?: boolean
          has_facts?: boolean
          has_replies?: boolean
          has_title?: boolean
          is_premoderated?: boolean
          most_characters?: number
          position?: number
          section?: string
        }
        Relationships: [
        ]
      }
      consents: {
        Row: {
          created_at: string
          given_by: string
          given_on: string
          id: string
          proof: string
          sponsor_id: string | null
          testimonial_id: string | null
          updated_at: string
          way: string
          withdrawn_on: string | null
        }
        Insert: {
          created_at?: string
          given_by: string
          given_on: string
          id?: string
          proof?: string
          sponsor_id?: string | null
          testimonial_id?: string | null
          updated_at?: string
          way: string
          withdrawn_on?: string | null
        }
        Update: {
          created_at?: string
          given_by?: string
          given_on?: string
          id?: string
          proof?: string
          sponsor_id?: string | null
          testimonial_id?: string | null
          updated_at?: string
          way?: string
          withdrawn_on?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'consents_sponsor_id_fkey'
            columns: ['sponsor_id']
            isOneToOne: false
            referencedRelation: 'sponsors'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'consents_testimonial_id_fkey'
            columns: ['testimonial_id']
            isOneToOne: false
            referencedRelation: 'testimonials'
            referencedColumns: ['id']
          },
        ]
      }
      contact_answers: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          id: string
          mailed_at: string | null
          message_id: string
        }
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          id?: string
          mailed_at?: string | null
          message_id: string
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          mailed_at?: string | null
          message_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'contact_answers_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'contact_messages'
            referencedColumns: ['id']
          },
        ]
      }
      contact_messages: {
        Row: {
          comes_first: boolean
          created_at: string
          email: string
          id: string
          language: string
          message: string
          name: string
          status: string
          subject: string
          topic: string
          user_id: string | null
        }
        Insert: {
          comes_first?: boolean
          created_at?: string
          email: string
          id?: string
          language?: string
          message: string
          name: string
          status?: string
          subject: string
          topic?: string
          user_id?: string | null
        }
        Update: {
          comes_first?: boolean
          created_at?: string
          email?: string
          id?: string
          language?: string
          message?: string
          name?: string
          status?: string
          subject?: string
          topic?: string
          user_id?: string | null
        }
        Relationships: [
        ]
      }
      contribution_marks: {
        Row: {
          contribution_id: string
          draft: string | null
          is_followed: boolean
          is_kept: boolean
          read_number: number
          remind_at: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          contribution_id: string
          draft?: string | null
          is_followed?: boolean
          is_kept?: boolean
          read_number?: number
          remind_at?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          contribution_id?: string
          draft?: string | null
          is_followed?: boolean
          is_kept?: boolean
          read_number?: number
          remind_at?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'contribution_marks_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
        ]
      }
      contribution_versions: {
        Row: {
          body: string
          contribution_id: string
          id: number
          replaced_at: string
          title: string | null
          was_public: boolean
        }
        Insert: {
          body: string
          contribution_id: string
          id?: never
          replaced_at?: string
          title?: string | null
          was_public?: boolean
        }
        Update: {
          body?: string
          contribution_id?: string
          id?: never
          replaced_at?: string
          title?: string | null
          was_public?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'contribution_versions_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
        ]
      }
      contributions: {
        Row: {
          author_id: string | null
          body: string
          category: string | null
          city: string | null
          country_code: string | null
          created_at: string
          edited_at: string | null
          group_id: string | null
          id: string
          is_anonymous: boolean
          is_locked: boolean
          is_pinned: boolean
          is_sample: boolean
          language: string
          last_activity_at: string
          last_number: number
          latitude: number | null
          longitude: number | null
          merged_into: string | null
          once: string | null
          place_id: string | null
          point: string | null
          published_at: string | null
          reactions_count: number
          replies_count: number
          search: string | null
          section: string
          slug: string
          solved_by: string | null
          state: string
          tags: string[]
          title: string | null
          was_public: boolean
        }
        Insert: {
          author_id?: string | null
          body?: string
          category?: string | null
          city?: string | null
          country_code?: string | null
          created_at?: string
          edited_at?: string | null
          group_id?: string | null
          id?: string
          is_anonymous?: boolean
          is_locked?: boolean
          is_pinned?: boolean
          is_sample?: boolean
          language: string
          last_activity_at?: string
          last_number?: number
          latitude?: number | null
          longitude?: number | null
          merged_into?: string | null
          once?: string | null
          place_id?: string | null
          point?: never
          published_at?: string | null
          reactions_count?: number
          replies_count?: number
          search?: never
          section: string
          slug: string
          solved_by?: string | null
          state?: string
          tags?: string[]
          title?: string | null
          was_public?: boolean
        }
        Update: {
          author_id?: string | null
          body?: string
          category?: string | null
          city?: string | null
          country_code?: string | null
          created_at?: string
          edited_at?: string | null
          group_id?: string | null
          id?: string
          is_anonymous?: boolean
          is_locked?: boolean
          is_pinned?: boolean
          is_sample?: boolean
          language?: string
          last_activity_at?: string
          last_number?: number
          latitude?: number | null
          longitude?: number | null
          merged_into?: string | null
          once?: string | null
          place_id?: string | null
          point?: never
          published_at?: string | null
          reactions_count?: number
          replies_count?: number
          search?: never
          section?: string
          slug?: string
          solved_by?: string | null
          state?: string
          tags?: string[]
          title?: string | null
          was_public?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'contributions_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'groups'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contributions_merged_into_fkey'
            columns: ['merged_into']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contributions_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contributions_section_fkey'
            columns: ['section']
            isOneToOne: false
            referencedRelation: 'community_sections'
            referencedColumns: ['section']
          },
          {
            foreignKeyName: 'contributions_solved_by_fkey'
            columns: ['solved_by']
            isOneToOne: false
            referencedRelation: 'replies'
            referencedColumns: ['id']
          },
        ]
      }
      course_certificates: {
        Row: {
          completed_at: string
          course_id: string | null
          created_at: string
          language: string
          learner: string
          lessons: number
          minutes: number
          number: string
          teacher: string
          title: string
          user_id: string
        }
        Insert: {
          completed_at: string
          course_id?: string | null
          created_at?: string
          language: string
          learner: string
          lessons: number
          minutes: number
          number: string
          teacher: string
          title: string
          user_id: string
        }
        Update: {
          completed_at?: string
          course_id?: string | null
          created_at?: string
          language?: string
          learner?: string
          lessons?: number
          minutes?: number
          number?: string
          teacher?: string
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_certificates_course_id_fkey'
            columns: ['course_id']
            isOneToOne: false
            referencedRelation: 'courses'
            referencedColumns: ['id']
          },
        ]
      }
      course_enrolments: {
        Row: {
          completed_at: string | null
          course_id: string
          left_at: string | null
          started_at: string
          user_id: string
        }
        Insert: {
          completed_at?: string | null
          course_id: string
          left_at?: string | null
          started_at?: string
          user_id: string
        }
        Update: {
          completed_at?: string | null
          course_id?: string
          left_at?: string | null
          started_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_enrolments_course_id_fkey'
            columns: ['course_id']
            isOneToOne: false
            referencedRelation: 'courses'
            referencedColumns: ['id']
          },
        ]
      }
      course_group_dates: {
        Row: {
          group_id: string
          id: string
          lesson_id: string | null
          minutes: number
          recording: string | null
          reminded_at: string | null
          starts_at: string
          state: string
        }
        Insert: {
          group_id: string
          id?: string
          lesson_id?: string | null
          minutes: number
          recording?: string | null
          reminded_at?: string | null
          starts_at: string
          state?: string
        }
        Update: {
          group_id?: string
          id?: string
          lesson_id?: string | null
          minutes?: number
          recording?: string | null
          reminded_at?: string | null
          starts_at?: string
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_group_dates_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'course_groups'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'course_group_dates_lesson_id_fkey'
            columns: ['lesson_id']
            isOneToOne: false
            referencedRelation: 'course_lessons'
            referencedColumns: ['id']
          },
        ]
      }
      course_group_members: {
        Row: {
          group_id: string
          joined_at: string
          user_id: string
        }
        Insert: {
          group_id: string
          joined_at?: string
          user_id: string
        }
        Update: {
          group_id?: string
          joined_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_group_members_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'course_groups'
            referencedColumns: ['id']
          },
        ]
      }
      course_groups: {
        Row: {
          course_id: string
          created_at: string
          id: string
          is_sample: boolean
          link: string | null
          place: string
          seats: number | null
          state: string
          time_zone: string
          title: string
          updated_at: string
        }
        Insert: {
          course_id: string
          created_at?: string
          id?: string
          is_sample?: boolean
          link?: string | null
          place: string
          seats?: number | null
          state?: string
          time_zone: string
          title: string
          updated_at?: string
        }
        Update: {
          course_id?: string
          created_at?: string
          id?: string
          is_sample?: boolean
          link?: string | null
          place?: string
          seats?: number | null
          state?: string
          time_zone?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_groups_course_id_fkey'
            columns: ['course_id']
            isOneToOne: false
            referencedRelation: 'courses'
            referencedColumns: ['id']
          },
        ]
      }
      course_lessons: {
        Row: {
          address: string | null
          body: string
          captions: string | null
          course_id: string
          id: string
          kind: string
          minutes: number
          pass_mark: number
          position: number | null
          questions: Json
          required: boolean
          seconds: number
          slug: string
          title: string
          transcript: string
        }
        Insert: {
          address?: string | null
          body?: string
          captions?: string | null
          course_id: string
          id?: string
          kind: string
          minutes: number
          pass_mark?: number
          position?: number | null
          questions?: Json
          required?: boolean
          seconds?: number
          slug: string
          title: string
          transcript?: string
        }
        Update: {
          address?: string | null
          body?: string
          captions?: string | null
          course_id?: string
          id?: string
          kind?: string
          minutes?: number
          pass_mark?: number
          position?: number | null
          questions?: Json
          required?: boolean
          seconds?: number
          slug?: string
          title?: string
          transcript?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_lessons_course_id_fkey'
            columns: ['course_id']
            isOneToOne: false
            referencedRelation: 'courses'
            referencedColumns: ['id']
          },
        ]
      }
      course_notes: {
        Row: {
          lesson_id: string
          text: string
          updated_at: string
          user_id: string
        }
        Insert: {
          lesson_id: string
          text: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          lesson_id?: string
          text?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_notes_lesson_id_fkey'
            columns: ['lesson_id']
            isOneToOne: false
            referencedRelation: 'course_lessons'
            referencedColumns: ['id']
          },
        ]
      }
      course_remarks: {
        Row: {
          answers: string | null
          course_id: string
          created_at: string
          id: string
          language: string
          lesson_id: string
          published_at: string | null
          status: string
          text: string
          user_id: string
        }
        Insert: {
          answers?: string | null
          course_id: string
          created_at?: string
          id?: string
          language: string
          lesson_id: string
          published_at?: string | null
          status?: string
          text: string
          user_id: string
        }
        Update: {
          answers?: string | null
          course_id?: string
          created_at?: string
          id?: string
          language?: string
          lesson_id?: string
          published_at?: string | null
          status?: string
          text?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_remarks_answers_fkey'
            columns: ['answers']
            isOneToOne: false
            referencedRelation: 'course_remarks'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'course_remarks_course_id_fkey'
            columns: ['course_id']
            isOneToOne: false
            referencedRelation: 'courses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'course_remarks_lesson_id_fkey'
            columns: ['lesson_id']
            isOneToOne: false
            referencedRelation: 'course_lessons'
            referencedColumns: ['id']
          },
        ]
      }
      course_reviews: {
        Row: {
          course_id: string
          created_at: string
          id: string
          language: string
          published_at: string | null
          rating: number
          status: string
          text: string
          user_id: string
        }
        Insert: {
          course_id: string
          created_at?: string
          id?: string
          language: string
          published_at?: string | null
          rating: number
          status?: string
          text: string
          user_id: string
        }
        Update: {
          course_id?: string
          created_at?: string
          id?: string
          language?: string
          published_at?: string | null
          rating?: number
          status?: string
          text?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_reviews_course_id_fkey'
            columns: ['course_id']
            isOneToOne: false
            referencedRelation: 'courses'
            referencedColumns: ['id']
          },
        ]
      }
      course_teachers: {
        Row: {
          course_id: string
          user_id: string
        }
        Insert: {
          course_id: string
          user_id: string
        }
        Update: {
          course_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_teachers_course_id_fkey'
            columns: ['course_id']
            isOneToOne: false
            referencedRelation: 'courses'
            referencedColumns: ['id']
          },
        ]
      }
      course_versions: {
        Row: {
          content: Json
          course_id: string
          number: number
          published_at: string | null
          saved_at: string
          state: string
        }
        Insert: {
          content: Json
          course_id: string
          number: number
          published_at?: string | null
          saved_at?: string
          state?: string
        }
        Update: {
          content?: Json
          course_id?: string
          number?: number
          published_at?: string | null
          saved_at?: string
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'course_versions_course_id_fkey'
            columns: ['course_id']
            isOneToOne: false
            referencedRelation: 'courses'
            referencedColumns: ['id']
          },
        ]
      }
      courses: {
        Row: {
          about: string
          created_at: string
          id: string
          is_sample: boolean
          language: string
          learners_count: number
          lessons_count: number
          level: string
          minutes: number
          picture: string | null
          place_id: string | null
          published_at: string | null
          rating_sum: number
          reviews_count: number
          slug: string
          state: string
          summary: string
          teacher: string
          teacher_about: string
          title: string
          topic: string
          updated_at: string
          version: number
          work: string
        }
        Insert: {
          about?: string
          created_at?: string
          id?: string
          is_sample?: boolean
          language: string
          learners_count?: number
          lessons_count?: number
          level?: string
          minutes?: number
          picture?: string | null
          place_id?: string | null
          published_at?: string | null
          rating_sum?: number
          reviews_count?: number
          slug: string
          state?: string
          summary?: string
          teacher?: string
          teacher_about?: string
          title?: string
          topic?: string
          updated_at?: string
          version?: number
          work: string
        }
        Update: {
          about?: string
          created_at?: string
          id?: string
          is_sample?: boolean
          language?: string
          learners_count?: number
          lessons_count?: number
          level?: string
          minutes?: number
          picture?: string | null
          place_id?: string | null
          published_at?: string | null
          rating_sum?: number
          reviews_count?: number
          slug?: string
          state?: string
          summary?: string
          teacher?: string
          teacher_about?: string
          title?: string
          topic?: string
          updated_at?: string
          version?: number
          work?: string
        }
        Relationships: [
          {
            foreignKeyName: 'courses_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      discount_codes: {
        Row: {
          active: boolean
          cents: number | null
          code: string
          created_at: string
          first_day: string | null
          last_day: string | null
          least_cents: number | null
          most: number | null
          once_each: boolean
          percent: number | null
          plan_type: string | null
          sold: string
        }
        Insert: {
          active?: boolean
          cents?: number | null
          code: string
          created_at?: string
          first_day?: string | null
          last_day?: string | null
          least_cents?: number | null
          most?: number | null
          once_each?: boolean
          percent?: number | null
          plan_type?: string | null
          sold: string
        }
        Update: {
          active?: boolean
          cents?: number | null
          code?: string
          created_at?: string
          first_day?: string | null
          last_day?: string | null
          least_cents?: number | null
          most?: number | null
          once_each?: boolean
          percent?: number | null
          plan_type?: string | null
          sold?: string
        }
        Relationships: [
        ]
      }
      education: {
        Row: {
          attendance: string | null
          contribution_id: string
          kind: string
          level: string
          link: string | null
          minutes: number
          part: number | null
          reviewed_at: string | null
          reviewer_id: string | null
          schedule: string | null
          series: string | null
          sources: string[]
          teacher: string | null
          text: string
        }
        Insert: {
          attendance?: string | null
          contribution_id: string
          kind: string
          level?: string
          link?: string | null
          minutes?: never
          part?: number | null
          reviewed_at?: string | null
          reviewer_id?: string | null
          schedule?: string | null
          series?: string | null
          sources?: string[]
          teacher?: string | null
          text?: string
        }
        Update: {
          attendance?: string | null
          contribution_id?: string
          kind?: string
          level?: string
          link?: string | null
          minutes?: never
          part?: number | null
          reviewed_at?: string | null
          reviewer_id?: string | null
          schedule?: string | null
          series?: string | null
          sources?: string[]
          teacher?: string | null
          text?: string
        }
        Relationships: [
          {
            foreignKeyName: 'education_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
        ]
      }
      embed_loads: {
        Row: {
          day: string
          host: string
          loads: number
          place_id: string | null
          widget: string
        }
        Insert: {
          day: string
          host: string
          loads: number
          place_id?: string | null
          widget: string
        }
        Update: {
          day?: string
          host?: string
          loads?: number
          place_id?: string | null
          widget?: string
        }
        Relationships: [
          {
            foreignKeyName: 'embed_loads_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      event_answers: {
        Row: {
          checked_in_at: string | null
          created_at: string
          day_id: string
          guests: number
          id: string
          line: number
          said: string[]
          seat: string
          shows_name: boolean
          user_id: string
        }
        Insert: {
          checked_in_at?: string | null
          created_at?: string
          day_id: string
          guests?: number
          id?: string
          line?: never
          said?: string[]
          seat: string
          shows_name?: boolean
          user_id: string
        }
        Update: {
          checked_in_at?: string | null
          created_at?: string
          day_id?: string
          guests?: number
          id?: string
          line?: never
          said?: string[]
          seat?: string
          shows_name?: boolean
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'event_answers_day_id_fkey'
            columns: ['day_id']
            isOneToOne: false
            referencedRelation: 'event_days'
            referencedColumns: ['id']
          },
        ]
      }
      event_days: {
        Row: {
          capacity: number | null
          changed_at: string
          day: string
          edition: number
          ends_at: string
          event_id: string
          guest_note: string | null
          id: string
          is_fixed: boolean
          moved_from: string | null
          note: string | null
          reminded_at: string | null
          starts_at: string
          state: string
          taken: number
          waiting: number
        }
        Insert: {
          capacity?: number | null
          changed_at?: string
          day: string
          edition?: number
          ends_at: string
          event_id: string
          guest_note?: string | null
          id?: string
          is_fixed?: boolean
          moved_from?: string | null
          note?: string | null
          reminded_at?: string | null
          starts_at: string
          state?: string
          taken?: number
          waiting?: number
        }
        Update: {
          capacity?: number | null
          changed_at?: string
          day?: string
          edition?: number
          ends_at?: string
          event_id?: string
          guest_note?: string | null
          id?: string
          is_fixed?: boolean
          moved_from?: string | null
          note?: string | null
          reminded_at?: string | null
          starts_at?: string
          state?: string
          taken?: number
          waiting?: number
        }
        Relationships: [
          {
            foreignKeyName: 'event_days_event_id_fkey'
            columns: ['event_id']
            isOneToOne: false
            referencedRelation: 'events'
            referencedColumns: ['contribution_id']
          },
        ]
      }
      events: {
        Row: {
          access: string[]
          anchor: string
          attendance: string
          audience: string[]
          capacity: number | null
          clock: string | null
          contribution_id: string
          currency: string | null
          except_days: string[]
          first_day: string
          laid_at: string
          minutes: number
          most_guests: number
          online_url: string | null
          price: number | null
          questions: string[]
          rule: string | null
          shift: number
          time_zone: string
          venue: string | null
        }
        Insert: {
          access?: string[]
          anchor: string
          attendance: string
          audience?: string[]
          capacity?: number | null
          clock?: string | null
          contribution_id: string
          currency?: string | null
          except_days?: string[]
          first_day: string
          laid_at?: string
          minutes: number
          most_guests?: number
          online_url?: string | null
          price?: number | null
          questions?: string[]
          rule?: string | null
          shift?: number
          time_zone: string
          venue?: string | null
        }
        Update: {
          access?: string[]
          anchor?: string
          attendance?: string
          audience?: string[]
          capacity?: number | null
          clock?: string | null
          contribution_id?: string
          currency?: string | null
          except_days?: string[]
          first_day?: string
          laid_at?: string
          minutes?: number
          most_guests?: number
          online_url?: string | null
          price?: number | null
          questions?: string[]
          rule?: string | null
          shift?: number
          time_zone?: string
          venue?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'events_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
        ]
      }
      fact_confirmations: {
        Row: {
          answer: boolean
          created_at: string
          fact: string
          place_id: string
          settled_at: string | null
          subject_id: string | null
          user_id: string
        }
        Insert: {
          answer: boolean
          created_at?: string
          fact: string
          place_id: string
          settled_at?: string | null
          subject_id?: never
          user_id: string
        }
        Update: {
          answer?: boolean
          created_at?: string
          fact?: string
          place_id?: string
          settled_at?: string | null
          subject_id?: never
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'fact_confirmations_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      fact_statements: {
        Row: {
          checked_at: string | null
          fact: string
          place_id: string
          said_as: string
          said_at: string
        }
        Insert: {
          checked_at?: string | null
          fact: string
          place_id: string
          said_as: string
          said_at?: string
        }
        Update: {
          checked_at?: string | null
          fact?: string
          place_id?: string
          said_as?: string
          said_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'fact_statements_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      form_drafts: {
        Row: {
          fields: Json
          form: string
          updated_at: string
          user_id: string
        }
        Insert: {
          fields: Json
          form: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          fields?: Json
          form?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
        ]
      }
      gift_payments: {
        Row: {
          amount_cents: number | null
          currency: string | null
          gift_id: string | null
          number: string | null
          paid_at: string | null
          ref: string
          refunded_cents: number
          told: string
        }
        Insert: {
          amount_cents?: number | null
          currency?: string | null
          gift_id?: string | null
          number?: string | null
          paid_at?: string | null
          ref: string
          refunded_cents?: number
          told?: string
        }
        Update: {
          amount_cents?: number | null
          currency?: string | null
          gift_id?: string | null
          number?: string | null
          paid_at?: string | null
          ref?: string
          refunded_cents?: number
          told?: string
        }
        Relationships: [
          {
            foreignKeyName: 'gift_payments_gift_id_fkey'
            columns: ['gift_id']
            isOneToOne: false
            referencedRelation: 'gifts'
            referencedColumns: ['id']
          },
        ]
      }
      gift_purposes: {
        Row: {
          active: boolean
          id: string
          position: number
          text: Json
          title: Json
        }
        Insert: {
          active?: boolean
          id: string
          position?: number
          text: Json
          title: Json
        }
        Update: {
          active?: boolean
          id?: string
          position?: number
          text?: Json
          title?: Json
        }
        Relationships: [
        ]
      }
      gifts: {
        Row: {
          amount_cents: number
          created_at: string
          currency: string
          cycle: string
          email: string
          id: string
          language: string
          name: string
          provider: string
          purpose_id: string
          reference: string
          stopped_at: string | null
          subscription_ref: string | null
          told_at: string | null
          user_id: string | null
        }
        Insert: {
          amount_cents: number
          created_at?: string
          currency: string
          cycle: string
          email: string
          id?: string
          language?: string
          name?: string
          provider: string
          purpose_id: string
          reference?: string
          stopped_at?: string | null
          subscription_ref?: string | null
          told_at?: string | null
          user_id?: string | null
        }
        Update: {
          amount_cents?: number
          created_at?: string
          currency?: string
          cycle?: string
          email?: string
          id?: string
          language?: string
          name?: string
          provider?: string
          purpose_id?: string
          reference?: string
          stopped_at?: string | null
          subscription_ref?: string | null
          told_at?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'gifts_purpose_id_fkey'
            columns: ['purpose_id']
            isOneToOne: false
            referencedRelation: 'gift_purposes'
            referencedColumns: ['id']
          },
        ]
      }
      giving_groups: {
        Row: {
          about: string
          created_at: string
          id: string
          is_sample: boolean
          name: string
          state: string
          user_id: string | null
          website: string | null
        }
        Insert: {
          about: string
          created_at?: string
          id?: string
          is_sample?: boolean
          name: string
          state?: string
          user_id?: string | null
          website?: string | null
        }
        Update: {
          about?: string
          created_at?: string
          id?: string
          is_sample?: boolean
          name?: string
          state?: string
          user_id?: string | null
          website?: string | null
        }
        Relationships: [
        ]
      }
      group_members: {
        Row: {
          group_id: string
          invited_by: string | null
          role: string
          since: string
          state: string
          user_id: string
          words: string | null
        }
        Insert: {
          group_id: string
          invited_by?: string | null
          role?: string
          since?: string
          state: string
          user_id: string
          words?: string | null
        }
        Update: {
          group_id?: string
          invited_by?: string | null
          role?: string
          since?: string
          state?: string
          user_id?: string
          words?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'group_members_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'groups'
            referencedColumns: ['id']
          },
        ]
      }
      group_notes: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          group_id: string
          id: string
          state: string
        }
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          group_id: string
          id?: string
          state?: string
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          group_id?: string
          id?: string
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'group_notes_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'groups'
            referencedColumns: ['id']
          },
        ]
      }
      groups: {
        Row: {
          about: string
          city: string | null
          country_code: string | null
          created_at: string
          id: string
          is_private: boolean
          is_sample: boolean
          joining: string
          kind: string
          language: string
          members_count: number
          name: string
          place_id: string | null
          posting: string
          search: string | null
          slug: string
          state: string
        }
        Insert: {
          about: string
          city?: string | null
          country_code?: string | null
          created_at?: string
          id?: string
          is_private?: boolean
          is_sample?: boolean
          joining: string
          kind: string
          language: string
          members_count?: number
          name: string
          place_id?: string | null
          posting?: string
          search?: never
          slug: string
          state?: string
        }
        Update: {
          about?: string
          city?: string | null
          country_code?: string | null
          created_at?: string
          id?: string
          is_private?: boolean
          is_sample?: boolean
          joining?: string
          kind?: string
          language?: string
          members_count?: number
          name?: string
          place_id?: string | null
          posting?: string
          search?: never
          slug?: string
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'groups_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      halal_evidence: {
        Row: {
          certificate_number: string | null
          certifier_id: string | null
          certifier_name: string | null
          created_at: string
          decided_at: string | null
          decided_by: string | null
          details: Json | null
          document: string | null
          expires_on: string | null
          id: string
          is_sample: boolean
          issued_on: string | null
          kind: string
          place_id: string
          reminded_days: number[]
          said_as: string
          said_by: string | null
          statement: string | null
          status: string
        }
        Insert: {
          certificate_number?: string | null
          certifier_id?: string | null
          certifier_name?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          details?: Json | null
          document?: string | null
          expires_on?: string | null
          id?: string
          is_sample?: boolean
          issued_on?: string | null
          kind: string
          place_id: string
          reminded_days?: number[]
          said_as: string
          said_by?: string | null
          statement?: string | null
          status?: string
        }
        Update: {
          certificate_number?: string | null
          certifier_id?: string | null
          certifier_name?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          details?: Json | null
          document?: string | null
          expires_on?: string | null
          id?: string
          is_sample?: boolean
          issued_on?: string | null
          kind?: string
          place_id?: string
          reminded_days?: number[]
          said_as?: string
          said_by?: string | null
          statement?: string | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: 'halal_evidence_certifier_id_fkey'
            columns: ['certifier_id']
            isOneToOne: false
            referencedRelation: 'certifiers'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'halal_evidence_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      help_topics: {
        Row: {
          answer: string
          id: string
          in_faq: boolean
          keywords: string[]
          locale: string
          picture: string | null
          position: number
          published: boolean
          question: string
          search: string | null
          section: string
          updated_at: string
        }
        Insert: {
          answer: string
          id: string
          in_faq?: boolean
          keywords?: string[]
          locale: string
          picture?: string | null
          position?: number
          published?: boolean
          question: string
          search?: never
          section?: string
          updated_at?: string
        }
        Update: {
          answer?: string
          id?: string
          in_faq?: boolean
          keywords?: string[]
          locale?: string
          picture?: string | null
          position?: number
          published?: boolean
          question?: string
          search?: never
          section?: string
          updated_at?: string
        }
        Relationships: [
        ]
      }
      help_versions: {
        Row: {
          answer: string
          locale: string
          question: string
          saved_at: string
          topic_id: string
        }
        Insert: {
          answer: string
          locale: string
          question: string
          saved_at?: string
          topic_id: string
        }
        Update: {
          answer?: string
          locale?: string
          question?: string
          saved_at?: string
          topic_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'help_versions_topic_id_locale_fkey'
            columns: ['topic_id', 'locale']
            isOneToOne: false
            referencedRelation: 'help_topics'
            referencedColumns: ['id', 'locale']
          },
        ]
      }
      hijri_sightings: {
        Row: {
          announced_by: string
          begins_on: string
          country_code: string
          created_at: string
          hijri_month: number
          hijri_year: number
          id: string
          noted_by: string | null
          source_url: string | null
          updated_at: string
        }
        Insert: {
          announced_by: string
          begins_on: string
          country_code: string
          created_at?: string
          hijri_month: number
          hijri_year: number
          id?: string
          noted_by?: string | null
          source_url?: string | null
          updated_at?: string
        }
        Update: {
          announced_by?: string
          begins_on?: string
          country_code?: string
          created_at?: string
          hijri_month?: number
          hijri_year?: number
          id?: string
          noted_by?: string | null
          source_url?: string | null
          updated_at?: string
        }
        Relationships: [
        ]
      }
      idea_offers: {
        Row: {
          contribution_id: string
          created_at: string
          place_id: string
          words: string
        }
        Insert: {
          contribution_id: string
          created_at?: string
          place_id: string
          words: string
        }
        Update: {
          contribution_id?: string
          created_at?: string
          place_id?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: 'idea_offers_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'idea_offers_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      idea_statuses: {
        Row: {
          contribution_id: string
          decided_at: string
          reason: string
          status: string
        }
        Insert: {
          contribution_id: string
          decided_at?: string
          reason: string
          status: string
        }
        Update: {
          contribution_id?: string
          decided_at?: string
          reason?: string
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: 'idea_statuses_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
        ]
      }
      import_problems: {
        Row: {
          excerpt: string | null
          id: number
          import_id: string
          line: number
          reason: string
        }
        Insert: {
          excerpt?: string | null
          id?: never
          import_id: string
          line: number
          reason: string
        }
        Update: {
          excerpt?: string | null
          id?: never
          import_id?: string
          line?: number
          reason?: string
        }
        Relationships: [
          {
            foreignKeyName: 'import_problems_import_id_fkey'
            columns: ['import_id']
            isOneToOne: false
            referencedRelation: 'imports'
            referencedColumns: ['id']
          },
        ]
      }
      imports: {
        Row: {
          bytes_read: number
          changed_count: number
          created_at: string
          duplicate_count: number
          error: string | null
          failed_in: string | null
          file_name: string
          file_size: number
          finished_at: string | null
          format: string | null
          id: string
          kept_count: number
          kind: string
          last_seq: number
          licence: string | null
          mapping: Json
          merged_count: number
          merged_through: number
          new_count: number
          options: Json
          preview: Json | null
          read_count: number
          refused_count: number
          report: Json | null
          same_count: number
          skipped_count: number
          source: string
          staged_at: string | null
          staged_count: number
          started_by: string | null
          state: string
          undone_at: string | null
          undone_count: number
          updated_at: string
        }
        Insert: {
          bytes_read?: number
          changed_count?: number
          created_at?: string
          duplicate_count?: number
          error?: string | null
          failed_in?: string | null
          file_name: string
          file_size?: number
          finished_at?: string | null
          format?: string | null
          id?: string
          kept_count?: number
          kind?: string
          last_seq?: number
          licence?: string | null
          mapping?: Json
          merged_count?: number
          merged_through?: number
          new_count?: number
          options?: Json
          preview?: Json | null
          read_count?: number
          refused_count?: number
          report?: Json | null
          same_count?: number
          skipped_count?: number
          source: string
          staged_at?: string | null
          staged_count?: number
          started_by?: string | null
          state?: string
          undone_at?: string | null
          undone_count?: number
          updated_at?: string
        }
        Update: {
          bytes_read?: number
          changed_count?: number
          created_at?: string
          duplicate_count?: number
          error?: string | null
          failed_in?: string | null
          file_name?: string
          file_size?: number
          finished_at?: string | null
          format?: string | null
          id?: string
          kept_count?: number
          kind?: string
          last_seq?: number
          licence?: string | null
          mapping?: Json
          merged_count?: number
          merged_through?: number
          new_count?: number
          options?: Json
          preview?: Json | null
          read_count?: number
          refused_count?: number
          report?: Json | null
          same_count?: number
          skipped_count?: number
          source?: string
          staged_at?: string | null
          staged_count?: number
          started_by?: string | null
          state?: string
          undone_at?: string | null
          undone_count?: number
          updated_at?: string
        }
        Relationships: [
        ]
      }
      invoices: {
        Row: {
          booking_id: string | null
          business_id: string | null
          buyer: Json
          corrects: string | null
          created_at: string
          currency: string
          id: string
          issued_on: string
          issuer: Json
          kind: string
          lines: Json
          net_cents: number
          number: string
          order_id: string | null
          paid_at: string | null
          payment_ref: string | null
          status: string
          store_order_id: string | null
          tax_cents: number
          told: string
          total_cents: number
        }
        Insert: {
          booking_id?: string | null
          business_id?: string | null
          buyer?: Json
          corrects?: string | null
          created_at?: string
          currency: string
          id?: string
          issued_on: string
          issuer?: Json
          kind?: string
          lines: Json
          net_cents: number
          number: string
          order_id?: string | null
          paid_at?: string | null
          payment_ref?: string | null
          status?: string
          store_order_id?: string | null
          tax_cents: number
          told?: string
          total_cents: number
        }
        Update: {
          booking_id?: string | null
          business_id?: string | null
          buyer?: Json
          corrects?: string | null
          created_at?: string
          currency?: string
          id?: string
          issued_on?: string
          issuer?: Json
          kind?: string
          lines?: Json
          net_cents?: number
          number?: string
          order_id?: string | null
          paid_at?: string | null
          payment_ref?: string | null
          status?: string
          store_order_id?: string | null
          tax_cents?: number
          told?: string
          total_cents?: number
        }
        Relationships: [
          {
            foreignKeyName: 'invoices_booking_id_fkey'
            columns: ['booking_id']
            isOneToOne: false
            referencedRelation: 'sponsor_bookings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invoices_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invoices_corrects_fkey'
            columns: ['corrects']
            isOneToOne: false
            referencedRelation: 'invoices'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invoices_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'plan_orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invoices_store_order_id_fkey'
            columns: ['store_order_id']
            isOneToOne: false
            referencedRelation: 'store_orders'
            referencedColumns: ['id']
          },
        ]
      }
      iqamah_rules: {
        Row: {
          adhan_before: number | null
          agreed_by: number | null
          at_time: string | null
          calendar: Json | null
          created_at: string
          effective_from: string
          effective_until: string | null
          id: string
          kind: string
          minutes: number | null
          note: string | null
          place_id: string
          prayer: string
          round_to: number
          said_as: string
          updated_at: string
        }
        Insert: {
          adhan_before?: number | null
          agreed_by?: number | null
          at_time?: string | null
          calendar?: Json | null
          created_at?: string
          effective_from: string
          effective_until?: string | null
          id?: string
          kind: string
          minutes?: number | null
          note?: string | null
          place_id: string
          prayer: string
          round_to?: number
          said_as?: string
          updated_at?: string
        }
        Update: {
          adhan_before?: number | null
          agreed_by?: number | null
          at_time?: string | null
          calendar?: Json | null
          created_at?: string
          effective_from?: string
          effective_until?: string | null
          id?: string
          kind?: string
          minutes?: number | null
          note?: string | null
          place_id?: string
          prayer?: string
          round_to?: number
          said_as?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'iqamah_rules_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      job_applications: {
        Row: {
          answers: Json
          applicant_id: string
          created_at: string
          email: string
          file_name: string | null
          file_path: string | null
          id: string
          job_id: string
          letter: string
          name: string
          phone: string | null
          state: string
          state_at: string
          told_keepers_at: string | null
          told_state: string | null
        }
        Insert: {
          answers?: Json
          applicant_id: string
          created_at?: string
          email: string
          file_name?: string | null
          file_path?: string | null
          id?: string
          job_id: string
          letter: string
          name: string
          phone?: string | null
          state: string
          state_at?: string
          told_keepers_at?: string | null
          told_state?: string | null
        }
        Update: {
          answers?: Json
          applicant_id?: string
          created_at?: string
          email?: string
          file_name?: string | null
          file_path?: string | null
          id?: string
          job_id?: string
          letter?: string
          name?: string
          phone?: string | null
          state?: string
          state_at?: string
          told_keepers_at?: string | null
          told_state?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'job_applications_job_id_fkey'
            columns: ['job_id']
            isOneToOne: false
            referencedRelation: 'jobs'
            referencedColumns: ['id']
          },
        ]
      }
      job_leases: {
        Row: {
          expires_at: string
          holder: string
          name: string
        }
        Insert: {
          expires_at: string
          holder: string
          name: string
        }
        Update: {
          expires_at?: string
          holder?: string
          name?: string
        }
        Relationships: [
        ]
      }
      jobs: {
        Row: {
          apply_to: string | null
          author_id: string
          body: string
          city: string | null
          country_code: string
          created_at: string
          edited_at: string | null
          employer_name: string | null
          expires_at: string | null
          faith: string[]
          id: string
          is_sample: boolean
          kind: string
          language: string
          latitude: number | null
          longitude: number | null
          open_days: number
          pay_currency: string | null
          pay_max: number | null
          pay_min: number | null
          pay_period: string | null
          pay_year: number | null
          place_id: string | null
          point: string | null
          published_at: string | null
          questions: string[]
          reminded_of: string | null
          search: string | null
          slug: string
          state: string
          title: string
          workplace: string
        }
        Insert: {
          apply_to?: string | null
          author_id: string
          body: string
          city?: string | null
          country_code: string
          created_at?: string
          edited_at?: string | null
          employer_name?: string | null
          expires_at?: string | null
          faith?: string[]
          id?: string
          is_sample?: boolean
          kind: string
          language: string
          latitude?: number | null
          longitude?: number | null
          open_days: number
          pay_currency?: string | null
          pay_max?: number | null
          pay_min?: number | null
          pay_period?: string | null
          pay_year?: never
          place_id?: string | null
          point?: never
          published_at?: string | null
          questions?: string[]
          reminded_of?: string | null
          search?: never
          slug: string
          state: string
          title: string
          workplace: string
        }
        Update: {
          apply_to?: string | null
          author_id?: string
          body?: string
          city?: string | null
          country_code?: string
          created_at?: string
          edited_at?: string | null
          employer_name?: string | null
          expires_at?: string | null
          faith?: string[]
          id?: string
          is_sample?: boolean
          kind?: string
          language?: string
          latitude?: number | null
          longitude?: number | null
          open_days?: number
          pay_currency?: string | null
          pay_max?: number | null
          pay_min?: number | null
          pay_period?: string | null
          pay_year?: never
          place_id?: string | null
          point?: never
          published_at?: string | null
          questions?: string[]
          reminded_of?: string | null
          search?: never
          slug?: string
          state?: string
          title?: string
          workplace?: string
        }
        Relationships: [
          {
            foreignKeyName: 'jobs_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      jumuah_sessions: {
        Row: {
          agreed_by: number | null
          created_at: string
          id: string
          khutbah_at: string
          language: string | null
          note: string | null
          place_id: string
          prayer_at: string | null
          said_as: string
          season_from: string | null
          season_until: string | null
          updated_at: string
          venue: string | null
          women_space: boolean | null
        }
        Insert: {
          agreed_by?: number | null
          created_at?: string
          id?: string
          khutbah_at: string
          language?: string | null
          note?: string | null
          place_id: string
          prayer_at?: string | null
          said_as?: string
          season_from?: string | null
          season_until?: string | null
          updated_at?: string
          venue?: string | null
          women_space?: boolean | null
        }
        Update: {
          agreed_by?: number | null
          created_at?: string
          id?: string
          khutbah_at?: string
          language?: string | null
          note?: string | null
          place_id?: string
          prayer_at?: string | null
          said_as?: string
          season_from?: string | null
          season_until?: string | null
          updated_at?: string
          venue?: string | null
          women_space?: boolean | null
        }
        Relationships: [
          {
            foreignKeyName: 'jumuah_sessions_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      lesson_progress: {
        Row: {
          course_id: string
          done_at: string | null
          done_by: string | null
          lesson_id: string
          position_seconds: number
          updated_at: string
          user_id: string
        }
        Insert: {
          course_id: string
          done_at?: string | null
          done_by?: string | null
          lesson_id: string
          position_seconds?: number
          updated_at?: string
          user_id: string
        }
        Update: {
          course_id?: string
          done_at?: string | null
          done_by?: string | null
          lesson_id?: string
          position_seconds?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'lesson_progress_course_id_fkey'
            columns: ['course_id']
            isOneToOne: false
            referencedRelation: 'courses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'lesson_progress_lesson_id_fkey'
            columns: ['lesson_id']
            isOneToOne: false
            referencedRelation: 'course_lessons'
            referencedColumns: ['id']
          },
        ]
      }
      listing_days: {
        Row: {
          calls: number
          day: string
          directions: number
          is_sample: boolean
          place_id: string
          views: number
          website_clicks: number
        }
        Insert: {
          calls?: number
          day: string
          directions?: number
          is_sample?: boolean
          place_id: string
          views?: number
          website_clicks?: number
        }
        Update: {
          calls?: number
          day?: string
          directions?: number
          is_sample?: boolean
          place_id?: string
          views?: number
          website_clicks?: number
        }
        Relationships: [
          {
            foreignKeyName: 'listing_days_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      listing_drafts: {
        Row: {
          created_at: string
          data: Json
          expires_at: string
          id: string
          step: string
          token_hash: string | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          created_at?: string
          data?: Json
          expires_at?: string
          id?: string
          step?: string
          token_hash?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          created_at?: string
          data?: Json
          expires_at?: string
          id?: string
          step?: string
          token_hash?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
        ]
      }
      listing_freezes: {
        Row: {
          business_id: string
          frozen_at: string
          frozen_by: string | null
        }
        Insert: {
          business_id: string
          frozen_at?: string
          frozen_by?: string | null
        }
        Update: {
          business_id?: string
          frozen_at?: string
          frozen_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'listing_freezes_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'businesses'
            referencedColumns: ['id']
          },
        ]
      }
      membership_notices: {
        Row: {
          business_id: string
          created_at: string
          happens_on: string
          id: string
          kind: string
          mailed_at: string | null
          plan_type: string
        }
        Insert: {
          business_id: string
          created_at?: string
          happens_on: string
          id?: string
          kind: string
          mailed_at?: string | null
          plan_type: string
        }
        Update: {
          business_id?: string
          created_at?: string
          happens_on?: string
          id?: string
          kind?: string
          mailed_at?: string | null
          plan_type?: string
        }
        Relationships: [
          {
            foreignKeyName: 'membership_notices_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
        ]
      }
      memberships: {
        Row: {
          auto_renew: boolean
          billing_cycle: string
          business_id: string
          cancelled_at: string | null
          created_at: string
          end_date: string
          grace_until: string | null
          id: string
          is_active: boolean | null
          is_trial: boolean
          next_cycle: string | null
          next_plan: string | null
          plan_type: string
          start_date: string
          status: string
          trial_started_at: string | null
          updated_at: string
        }
        Insert: {
          auto_renew?: boolean
          billing_cycle?: string
          business_id: string
          cancelled_at?: string | null
          created_at?: string
          end_date: string
          grace_until?: string | null
          id?: string
          is_active?: never
          is_trial?: boolean
          next_cycle?: string | null
          next_plan?: string | null
          plan_type?: string
          start_date: string
          status?: string
          trial_started_at?: string | null
          updated_at?: string
        }
        Update: {
          auto_renew?: boolean
          billing_cycle?: string
          business_id?: string
          cancelled_at?: string | null
          created_at?: string
          end_date?: string
          grace_until?: string | null
          id?: string
          is_active?: never
          is_trial?: boolean
          next_cycle?: string | null
          next_plan?: string | null
          plan_type?: string
          start_date?: string
          status?: string
          trial_started_at?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'memberships_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
        ]
      }
      metal_prices: {
        Row: {
          as_of: string
          created_at: string
          currency: string
          entered_by: string | null
          id: string
          is_sample: boolean
          metal: string
          price_per_gram: number
          source: string
        }
        Insert: {
          as_of: string
          created_at?: string
          currency: string
          entered_by?: string | null
          id?: string
          is_sample?: boolean
          metal: string
          price_per_gram: number
          source: string
        }
        Update: {
          as_of?: string
          created_at?: string
          currency?: string
          entered_by?: string | null
          id?: string
          is_sample?: boolean
          metal?: string
          price_per_gram?: number
          source?: string
        }
        Relationships: [
        ]
      }
      missed_searches: {
        Row: {
          category: string
          city: string
          country_code: string
          is_sample: boolean
          subcategory: string
          times: number
          wanted: string
          week: string
        }
        Insert: {
          category: string
          city: string
          country_code: string
          is_sample?: boolean
          subcategory?: string
          times?: number
          wanted?: string
          week: string
        }
        Update: {
          category?: string
          city?: string
          country_code?: string
          is_sample?: boolean
          subcategory?: string
          times?: number
          wanted?: string
          week?: string
        }
        Relationships: [
        ]
      }
      moderation_items: {
        Row: {
          assignee: string | null
          author_id: string | null
          canned: string | null
          decided_at: string | null
          decided_by: string | null
          id: string
          note: string | null
          opened_at: string
          opened_by: string | null
          place_id: string | null
          reason: string
          status: string
          subject_id: string
          subject_kind: string
          summary: string
          told_at: string | null
        }
        Insert: {
          assignee?: string | null
          author_id?: string | null
          canned?: string | null
          decided_at?: string | null
          decided_by?: string | null
          id?: string
          note?: string | null
          opened_at?: string
          opened_by?: string | null
          place_id?: string | null
          reason: string
          status?: string
          subject_id: string
          subject_kind: string
          summary: string
          told_at?: string | null
        }
        Update: {
          assignee?: string | null
          author_id?: string | null
          canned?: string | null
          decided_at?: string | null
          decided_by?: string | null
          id?: string
          note?: string | null
          opened_at?: string
          opened_by?: string | null
          place_id?: string | null
          reason?: string
          status?: string
          subject_id?: string
          subject_kind?: string
          summary?: string
          told_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'moderation_items_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      moderation_words: {
        Row: {
          created_at: string
          effect: string
          kind: string
          word: string
        }
        Insert: {
          created_at?: string
          effect: string
          kind?: string
          word: string
        }
        Update: {
          created_at?: string
          effect?: string
          kind?: string
          word?: string
        }
        Relationships: [
        ]
      }
      mosque: {
        Row: {
          address: string | null
          asr_school: number | null
          calculation_method: number | null
          city: string | null
          country: string | null
          country_code: string | null
          created_at: string
          description: string | null
          email: string | null
          facilities: Json
          id: string
          image: string | null
          import_id: string | null
          is_sample: boolean
          latitude: number | null
          licence: string | null
          local_name: string | null
          longitude: number | null
          mosque_type: string
          name: string
          phone: string | null
          place_id: string | null
          place_key: string | null
          prayer_date: string | null
          prayer_times: Json | null
          slug: string | null
          source: string
          source_id: string
          state: string | null
          status: string
          time_zone: string | null
          updated_at: string
          website: string | null
          women_space: Json | null
        }
        Insert: {
          address?: string | null
          asr_school?: number | null
          calculation_method?: number | null
          city?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          description?: string | null
          email?: string | null
          facilities?: Json
          id?: string
          image?: string | null
          import_id?: string | null
          is_sample?: boolean
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          mosque_type?: string
          name: string
          phone?: string | null
          place_id?: string | null
          place_key?: never
          prayer_date?: string | null
          prayer_times?: Json | null
          slug?: string | null
          source: string
          source_id: string
          state?: string | null
          status?: string
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          women_space?: Json | null
        }
        Update: {
          address?: string | null
          asr_school?: number | null
          calculation_method?: number | null
          city?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          description?: string | null
          email?: string | null
          facilities?: Json
          id?: string
          image?: string | null
          import_id?: string | null
          is_sample?: boolean
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          mosque_type?: string
          name?: string
          phone?: string | null
          place_id?: string | null
          place_key?: never
          prayer_date?: string | null
          prayer_times?: Json | null
          slug?: string | null
          source?: string
          source_id?: string
          state?: string | null
          status?: string
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          women_space?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: 'mosque_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      mosque_admin_requests: {
        Row: {
          created_at: string
          decided_at: string | null
          id: string
          place_id: string
          role: string
          statement: string
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          id?: string
          place_id: string
          role: string
          statement: string
          status?: string
          user_id: string
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          id?: string
          place_id?: string
          role?: string
          statement?: string
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'mosque_admin_requests_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      mosque_admins: {
        Row: {
          created_at: string
          mosque_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          mosque_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          mosque_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'mosque_admins_mosque_id_fkey'
            columns: ['mosque_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      mosque_announcements: {
        Row: {
          after_prayer: string | null
          at_time: string | null
          author_id: string | null
          body: string
          burial_place: string | null
          created_at: string
          expires_at: string
          happens_on: string | null
          id: string
          is_pinned: boolean
          is_sample: boolean
          kind: string
          place_id: string
          published_at: string | null
          status: string
          title: string
          told_at: string | null
          told_up_to: string | null
          updated_at: string
          venue: string | null
        }
        Insert: {
          after_prayer?: string | null
          at_time?: string | null
          author_id?: string | null
          body?: string
          burial_place?: string | null
          created_at?: string
          expires_at?: string
          happens_on?: string | null
          id?: string
          is_pinned?: boolean
          is_sample?: boolean
          kind?: string
          place_id: string
          published_at?: string | null
          status?: string
          title: string
          told_at?: string | null
          told_up_to?: string | null
          updated_at?: string
          venue?: string | null
        }
        Update: {
          after_prayer?: string | null
          at_time?: string | null
          author_id?: string | null
          body?: string
          burial_place?: string | null
          created_at?: string
          expires_at?: string
          happens_on?: string | null
          id?: string
          is_pinned?: boolean
          is_sample?: boolean
          kind?: string
          place_id?: string
          published_at?: string | null
          status?: string
          title?: string
          told_at?: string | null
          told_up_to?: string | null
          updated_at?: string
          venue?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'mosque_announcements_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      mosque_asks: {
        Row: {
          answered_at: string | null
          asked_at: string
          ended_at: string | null
          place_id: string
          season: string
          token: string
        }
        Insert: {
          answered_at?: string | null
          asked_at?: string
          ended_at?: string | null
          place_id: string
          season: string
          token?: string
        }
        Update: {
          answered_at?: string | null
          asked_at?: string
          ended_at?: string | null
          place_id?: string
          season?: string
          token?: string
        }
        Relationships: [
          {
            foreignKeyName: 'mosque_asks_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      mosque_follows: {
        Row: {
          created_at: string
          is_my_masjid: boolean
          mail_token: string
          place_id: string
          user_id: string
          wants_mail: boolean
        }
        Insert: {
          created_at?: string
          is_my_masjid?: boolean
          mail_token?: string
          place_id: string
          user_id?: string
          wants_mail?: boolean
        }
        Update: {
          created_at?: string
          is_my_masjid?: boolean
          mail_token?: string
          place_id?: string
          user_id?: string
          wants_mail?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'mosque_follows_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      mosque_occasions: {
        Row: {
          after_prayer: string | null
          amount: number | null
          at_time: string | null
          created_at: string
          currency: string | null
          from_date: string
          id: string
          kind: string
          language: string | null
          note: string | null
          place_id: string
          rakahs: number | null
          said_as: string
          until_date: string | null
          updated_at: string
          venue: string | null
          women_space: boolean | null
        }
        Insert: {
          after_prayer?: string | null
          amount?: number | null
          at_time?: string | null
          created_at?: string
          currency?: string | null
          from_date: string
          id?: string
          kind: string
          language?: string | null
          note?: string | null
          place_id: string
          rakahs?: number | null
          said_as?: string
          until_date?: string | null
          updated_at?: string
          venue?: string | null
          women_space?: boolean | null
        }
        Update: {
          after_prayer?: string | null
          amount?: number | null
          at_time?: string | null
          created_at?: string
          currency?: string | null
          from_date?: string
          id?: string
          kind?: string
          language?: string | null
          note?: string | null
          place_id?: string
          rakahs?: number | null
          said_as?: string
          until_date?: string | null
          updated_at?: string
          venue?: string | null
          women_space?: boolean | null
        }
        Relationships: [
          {
            foreignKeyName: 'mosque_occasions_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      mosque_screens: {
        Row: {
          dhikr_minutes: number
          goes_dark: boolean
          photo_ids: string[]
          place_id: string
          prayer_minutes: number
          slide_seconds: number
        }
        Insert: {
          dhikr_minutes?: number
          goes_dark?: boolean
          photo_ids?: string[]
          place_id: string
          prayer_minutes?: number
          slide_seconds?: number
        }
        Update: {
          dhikr_minutes?: number
          goes_dark?: boolean
          photo_ids?: string[]
          place_id?: string
          prayer_minutes?: number
          slide_seconds?: number
        }
        Relationships: [
          {
            foreignKeyName: 'mosque_screens_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      mosque_unified: {
        Row: {
          address: string | null
          asr_school: number | null
          calculation_method: number | null
          city: string | null
          country: string | null
          country_code: string | null
          created_at: string
          description: string | null
          email: string | null
          facilities: Json
          id: string
          image: string | null
          is_sample: boolean
          latitude: number | null
          licence: string | null
          local_name: string | null
          longitude: number | null
          mosque_type: string
          name: string
          name_folded: string | null
          phone: string | null
          position: string | null
          prayer_date: string | null
          prayer_times: Json | null
          search: string | null
          slug: string
          source: string | null
          source_row: string
          source_table: string
          state: string | null
          time_zone: string | null
          updated_at: string
          website: string | null
          women_space: Json | null
          words: string | null
        }
        Insert: {
          address?: string | null
          asr_school?: number | null
          calculation_method?: number | null
          city?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          description?: string | null
          email?: string | null
          facilities?: Json
          id: string
          image?: string | null
          is_sample?: boolean
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          mosque_type?: string
          name: string
          name_folded?: never
          phone?: string | null
          position?: never
          prayer_date?: string | null
          prayer_times?: Json | null
          search?: never
          slug: string
          source?: string | null
          source_row: string
          source_table: string
          state?: string | null
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          women_space?: Json | null
          words?: never
        }
        Update: {
          address?: string | null
          asr_school?: number | null
          calculation_method?: number | null
          city?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          description?: string | null
          email?: string | null
          facilities?: Json
          id?: string
          image?: string | null
          is_sample?: boolean
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          mosque_type?: string
          name?: string
          name_folded?: never
          phone?: string | null
          position?: never
          prayer_date?: string | null
          prayer_times?: Json | null
          search?: never
          slug?: string
          source?: string | null
          source_row?: string
          source_table?: string
          state?: string | null
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          women_space?: Json | null
          words?: never
        }
        Relationships: [
          {
            foreignKeyName: 'mosque_unified_id_fkey'
            columns: ['id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      mosques: {
        Row: {
          address: string | null
          asr_school: number | null
          calculation_method: number | null
          city: string | null
          country: string | null
          country_code: string | null
          created_at: string
          description: string | null
          email: string | null
          facilities: Json
          id: string
          image: string | null
          is_sample: boolean
          latitude: number | null
          licence: string | null
          local_name: string | null
          longitude: number | null
          mosque_type: string
          name: string
          phone: string | null
          place_id: string | null
          place_key: string | null
          prayer_date: string | null
          prayer_times: Json | null
          slug: string | null
          source: string | null
          state: string | null
          status: string
          time_zone: string | null
          updated_at: string
          website: string | null
          women_space: Json | null
        }
        Insert: {
          address?: string | null
          asr_school?: number | null
          calculation_method?: number | null
          city?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          description?: string | null
          email?: string | null
          facilities?: Json
          id?: string
          image?: string | null
          is_sample?: boolean
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          mosque_type?: string
          name: string
          phone?: string | null
          place_id?: string | null
          place_key?: never
          prayer_date?: string | null
          prayer_times?: Json | null
          slug?: string | null
          source?: string | null
          state?: string | null
          status?: string
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          women_space?: Json | null
        }
        Update: {
          address?: string | null
          asr_school?: number | null
          calculation_method?: number | null
          city?: string | null
          country?: string | null
          country_code?: string | null
          created_at?: string
          description?: string | null
          email?: string | null
          facilities?: Json
          id?: string
          image?: string | null
          is_sample?: boolean
          latitude?: number | null
          licence?: string | null
          local_name?: string | null
          longitude?: number | null
          mosque_type?: string
          name?: string
          phone?: string | null
          place_id?: string | null
          place_key?: never
          prayer_date?: string | null
          prayer_times?: Json | null
          slug?: string | null
          source?: string | null
          state?: string | null
          status?: string
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          women_space?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: 'mosques_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      newsletter_clicks: {
        Row: {
          block: number
          clicks: number
          issue_id: string
        }
        Insert: {
          block: number
          clicks?: number
          issue_id: string
        }
        Update: {
          block?: number
          clicks?: number
          issue_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'newsletter_clicks_issue_id_fkey'
            columns: ['issue_id']
            isOneToOne: false
            referencedRelation: 'newsletter_issues'
            referencedColumns: ['id']
          },
        ]
      }
      newsletter_issues: {
        Row: {
          blocks: Json
          created_at: string
          finished_at: string | null
          id: string
          language: string
          languages: string[]
          send_at: string | null
          status: string
          subject: string
          topic: string | null
          towns: Json
          updated_at: string
        }
        Insert: {
          blocks?: Json
          created_at?: string
          finished_at?: string | null
          id?: string
          language?: string
          languages?: string[]
          send_at?: string | null
          status?: string
          subject: string
          topic?: string | null
          towns?: Json
          updated_at?: string
        }
        Update: {
          blocks?: Json
          created_at?: string
          finished_at?: string | null
          id?: string
          language?: string
          languages?: string[]
          send_at?: string | null
          status?: string
          subject?: string
          topic?: string | null
          towns?: Json
          updated_at?: string
        }
        Relationships: [
        ]
      }
      newsletter_sends: {
        Row: {
          issue_id: string
          queued_at: string | null
          subscriber_id: string
          unsubscribe_hash: string | null
        }
        Insert: {
          issue_id: string
          queued_at?: string | null
          subscriber_id: string
          unsubscribe_hash?: string | null
        }
        Update: {
          issue_id?: string
          queued_at?: string | null
          subscriber_id?: string
          unsubscribe_hash?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'newsletter_sends_issue_id_fkey'
            columns: ['issue_id']
            isOneToOne: false
            referencedRelation: 'newsletter_issues'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'newsletter_sends_subscriber_id_fkey'
            columns: ['subscriber_id']
            isOneToOne: false
            referencedRelation: 'newsletter_subscribers'
            referencedColumns: ['id']
          },
        ]
      }
      newsletter_subscribers: {
        Row: {
          confirm_hash: string | null
          confirm_sent_at: string | null
          confirmed_at: string | null
          created_at: string
          email: string
          id: string
          language: string
          status: string
          topics: string[]
          town: Json
          unsubscribe_hash: string | null
          unsubscribed_at: string | null
        }
        Insert: {
          confirm_hash?: string | null
          confirm_sent_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          email: string
          id?: string
          language?: string
          status?: string
          topics?: string[]
          town?: Json
          unsubscribe_hash?: string | null
          unsubscribed_at?: string | null
        }
        Update: {
          confirm_hash?: string | null
          confirm_sent_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          email?: string
          id?: string
          language?: string
          status?: string
          topics?: string[]
          town?: Json
          unsubscribe_hash?: string | null
          unsubscribed_at?: string | null
        }
        Relationships: [
        ]
      }
      notification_settings: {
        Row: {
          in_site: boolean
          kind: string
          mail: string
          user_id: string
        }
        Insert: {
          in_site: boolean
          kind: string
          mail: string
          user_id: string
        }
        Update: {
          in_site?: boolean
          kind?: string
          mail?: string
          user_id?: string
        }
        Relationships: [
        ]
      }
      notifications: {
        Row: {
          actor_id: string | null
          contribution_id: string | null
          created_at: string
          facts: Json
          id: string
          in_site: boolean
          kind: string
          mail: string
          mailed_at: string | null
          number: number
          path: string | null
          read_at: string | null
          reply_id: string | null
          title: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          actor_id?: string | null
          contribution_id?: string | null
          created_at?: string
          facts?: Json
          id?: string
          in_site?: boolean
          kind: string
          mail?: string
          mailed_at?: string | null
          number?: number
          path?: string | null
          read_at?: string | null
          reply_id?: string | null
          title?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          actor_id?: string | null
          contribution_id?: string | null
          created_at?: string
          facts?: Json
          id?: string
          in_site?: boolean
          kind?: string
          mail?: string
          mailed_at?: string | null
          number?: number
          path?: string | null
          read_at?: string | null
          reply_id?: string | null
          title?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'notifications_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'notifications_reply_id_fkey'
            columns: ['reply_id']
            isOneToOne: false
            referencedRelation: 'replies'
            referencedColumns: ['id']
          },
        ]
      }
      outbox: {
        Row: {
          attempts: number
          body_html: string | null
          body_text: string
          created_at: string
          headers: Json
          id: number
          kind: string
          last_error: string | null
          next_attempt_at: string
          sent_at: string | null
          status: string
          subject: string
          to_address: string
        }
        Insert: {
          attempts?: number
          body_html?: string | null
          body_text: string
          created_at?: string
          headers?: Json
          id?: never
          kind?: string
          last_error?: string | null
          next_attempt_at?: string
          sent_at?: string | null
          status?: string
          subject: string
          to_address: string
        }
        Update: {
          attempts?: number
          body_html?: string | null
          body_text?: string
          created_at?: string
          headers?: Json
          id?: never
          kind?: string
          last_error?: string | null
          next_attempt_at?: string
          sent_at?: string | null
          status?: string
          subject?: string
          to_address?: string
        }
        Relationships: [
        ]
      }
      ownership_notices: {
        Row: {
          business_id: string | null
          created_at: string
          freeze_hash: string | null
          freeze_used_at: string | null
          id: number
          kind: string
          note: string | null
          place_id: string | null
          taken_at: string | null
          user_id: string
        }
        Insert: {
          business_id?: string | null
          created_at?: string
          freeze_hash?: string | null
          freeze_used_at?: string | null
          id?: never
          kind: string
          note?: string | null
          place_id?: string | null
          taken_at?: string | null
          user_id: string
        }
        Update: {
          business_id?: string | null
          created_at?: string
          freeze_hash?: string | null
          freeze_used_at?: string | null
          id?: never
          kind?: string
          note?: string | null
          place_id?: string | null
          taken_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'ownership_notices_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'businesses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'ownership_notices_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      ownership_privacy: {
        Row: {
          hidden_at: string
          hidden_by: string | null
          place_id: string
        }
        Insert: {
          hidden_at?: string
          hidden_by?: string | null
          place_id: string
        }
        Update: {
          hidden_at?: string
          hidden_by?: string | null
          place_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'ownership_privacy_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      ownership_statements: {
        Row: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          document: string | null
          id: string
          is_sample: boolean
          kind: string
          mosque_id: string | null
          place_id: string
          said_by: string | null
          statement: string | null
          status: string
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          document?: string | null
          id?: string
          is_sample?: boolean
          kind: string
          mosque_id?: string | null
          place_id: string
          said_by?: string | null
          statement?: string | null
          status?: string
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          document?: string | null
          id?: string
          is_sample?: boolean
          kind?: string
          mosque_id?: string | null
          place_id?: string
          said_by?: string | null
          statement?: string | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: 'ownership_statements_mosque_id_fkey'
            columns: ['mosque_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'ownership_statements_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      page_analytics: {
        Row: {
          came_on: string
          campaign: string | null
          counted: boolean
          country_code: string | null
          device_type: string
          id: number
          page_type: string | null
          referrer: string
          timestamp: string
          title: string | null
          url: string
          user_agent: string | null
          visit: string | null
        }
        Insert: {
          came_on?: string
          campaign?: string | null
          counted?: boolean
          country_code?: string | null
          device_type?: string
          id?: never
          page_type?: string | null
          referrer?: string
          timestamp?: string
          title?: string | null
          url: string
          user_agent?: string | null
          visit?: string | null
        }
        Update: {
          came_on?: string
          campaign?: string | null
          counted?: boolean
          country_code?: string | null
          device_type?: string
          id?: never
          page_type?: string | null
          referrer?: string
          timestamp?: string
          title?: string | null
          url?: string
          user_agent?: string | null
          visit?: string | null
        }
        Relationships: [
        ]
      }
      page_days: {
        Row: {
          day: string
          is_sample: boolean
          key: string
          kind: string
          views: number
          visitors: number
        }
        Insert: {
          day: string
          is_sample?: boolean
          key: string
          kind: string
          views: number
          visitors?: number
        }
        Update: {
          day?: string
          is_sample?: boolean
          key?: string
          kind?: string
          views?: number
          visitors?: number
        }
        Relationships: [
        ]
      }
      partner_contacts: {
        Row: {
          applicant_id: string | null
          contact_email: string
          contact_name: string | null
          created_at: string
          decision_note: string | null
          message: string | null
          partner_id: string
          told: string
        }
        Insert: {
          applicant_id?: string | null
          contact_email: string
          contact_name?: string | null
          created_at?: string
          decision_note?: string | null
          message?: string | null
          partner_id: string
          told?: string
        }
        Update: {
          applicant_id?: string | null
          contact_email?: string
          contact_name?: string | null
          created_at?: string
          decision_note?: string | null
          message?: string | null
          partner_id?: string
          told?: string
        }
        Relationships: [
          {
            foreignKeyName: 'partner_contacts_partner_id_fkey'
            columns: ['partner_id']
            isOneToOne: false
            referencedRelation: 'partners'
            referencedColumns: ['id']
          },
        ]
      }
      partners: {
        Row: {
          about: Json | null
          badge_no: number
          created_at: string
          decided_at: string | null
          expires_on: string | null
          id: string
          is_sample: boolean
          logo_url: string | null
          name: string
          status: string
          website_url: string | null
        }
        Insert: {
          about?: Json | null
          badge_no?: number
          created_at?: string
          decided_at?: string | null
          expires_on?: string | null
          id?: string
          is_sample?: boolean
          logo_url?: string | null
          name: string
          status?: string
          website_url?: string | null
        }
        Update: {
          about?: Json | null
          badge_no?: number
          created_at?: string
          decided_at?: string | null
          expires_on?: string | null
          id?: string
          is_sample?: boolean
          logo_url?: string | null
          name?: string
          status?: string
          website_url?: string | null
        }
        Relationships: [
        ]
      }
      payment_events: {
        Row: {
          id: string
          kind: string
          made_at: string
          received_at: string
        }
        Insert: {
          id: string
          kind: string
          made_at: string
          received_at?: string
        }
        Update: {
          id?: string
          kind?: string
          made_at?: string
          received_at?: string
        }
        Relationships: [
        ]
      }
      payments: {
        Row: {
          amount_cents: number | null
          business_id: string | null
          currency: string | null
          details: Json
          order_id: string | null
          paid_at: string | null
          period_end: string | null
          period_start: string | null
          ref: string
          refunded_cents: number
          subscription_ref: string | null
          tax_cents: number
        }
        Insert: {
          amount_cents?: number | null
          business_id?: string | null
          currency?: string | null
          details?: Json
          order_id?: string | null
          paid_at?: string | null
          period_end?: string | null
          period_start?: string | null
          ref: string
          refunded_cents?: number
          subscription_ref?: string | null
          tax_cents?: number
        }
        Update: {
          amount_cents?: number | null
          business_id?: string | null
          currency?: string | null
          details?: Json
          order_id?: string | null
          paid_at?: string | null
          period_end?: string | null
          period_start?: string | null
          ref?: string
          refunded_cents?: number
          subscription_ref?: string | null
          tax_cents?: number
        }
        Relationships: [
          {
            foreignKeyName: 'payments_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'payments_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'plan_orders'
            referencedColumns: ['id']
          },
        ]
      }
      people: {
        Row: {
          bio: string | null
          created_at: string
          handle: string
          handle_changed_at: string | null
          is_sample: boolean
          reads: string[]
          search: string | null
          show_bio: string
          show_contributions: string
          show_joined: string
          show_languages: string
          show_search: string
          show_town: string
          speaks: string[]
          trust: number
          user_id: string
        }
        Insert: {
          bio?: string | null
          created_at?: string
          handle: string
          handle_changed_at?: string | null
          is_sample?: boolean
          reads?: string[]
          search?: string | null
          show_bio?: string
          show_contributions?: string
          show_joined?: string
          show_languages?: string
          show_search?: string
          show_town?: string
          speaks?: string[]
          trust?: number
          user_id: string
        }
        Update: {
          bio?: string | null
          created_at?: string
          handle?: string
          handle_changed_at?: string | null
          is_sample?: boolean
          reads?: string[]
          search?: string | null
          show_bio?: string
          show_contributions?: string
          show_joined?: string
          show_languages?: string
          show_search?: string
          show_town?: string
          speaks?: string[]
          trust?: number
          user_id?: string
        }
        Relationships: [
        ]
      }
      person_blocks: {
        Row: {
          created_at: string
          kind: string
          other_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          kind: string
          other_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          kind?: string
          other_id?: string
          user_id?: string
        }
        Relationships: [
        ]
      }
      person_follows: {
        Row: {
          created_at: string
          other_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          other_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          other_id?: string
          user_id?: string
        }
        Relationships: [
        ]
      }
      person_messages: {
        Row: {
          author_id: string
          body: string
          created_at: string
          id: string
          status: string
          thread_id: string
        }
        Insert: {
          author_id: string
          body: string
          created_at?: string
          id?: string
          status?: string
          thread_id: string
        }
        Update: {
          author_id?: string
          body?: string
          created_at?: string
          id?: string
          status?: string
          thread_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'person_messages_thread_id_fkey'
            columns: ['thread_id']
            isOneToOne: false
            referencedRelation: 'person_threads'
            referencedColumns: ['id']
          },
        ]
      }
      person_threads: {
        Row: {
          begun_by: string
          created_at: string
          id: string
          last_at: string
          live_key: string
          one_id: string
          one_unread: number
          state: string
          two_id: string
          two_unread: number
        }
        Insert: {
          begun_by: string
          created_at?: string
          id?: string
          last_at?: string
          live_key?: string
          one_id: string
          one_unread?: number
          state?: string
          two_id: string
          two_unread?: number
        }
        Update: {
          begun_by?: string
          created_at?: string
          id?: string
          last_at?: string
          live_key?: string
          one_id?: string
          one_unread?: number
          state?: string
          two_id?: string
          two_unread?: number
        }
        Relationships: [
        ]
      }
      photos: {
        Row: {
          caption: string | null
          contribution_id: string | null
          created_at: string
          height: number
          id: string
          is_cover: boolean
          is_owner_photo: boolean
          is_portrait: boolean
          is_timetable: boolean
          place_id: string | null
          position: number
          review_id: string | null
          status: string
          step: number | null
          stored_at: string | null
          uploaded_by: string | null
          width: number
        }
        Insert: {
          caption?: string | null
          contribution_id?: string | null
          created_at?: string
          height: number
          id?: string
          is_cover?: boolean
          is_owner_photo?: boolean
          is_portrait?: boolean
          is_timetable?: boolean
          place_id?: string | null
          position?: number
          review_id?: string | null
          status?: string
          step?: number | null
          stored_at?: string | null
          uploaded_by?: string | null
          width: number
        }
        Update: {
          caption?: string | null
          contribution_id?: string | null
          created_at?: string
          height?: number
          id?: string
          is_cover?: boolean
          is_owner_photo?: boolean
          is_portrait?: boolean
          is_timetable?: boolean
          place_id?: string | null
          position?: number
          review_id?: string | null
          status?: string
          step?: number | null
          stored_at?: string | null
          uploaded_by?: string | null
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: 'photos_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'photos_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'photos_review_id_fkey'
            columns: ['review_id']
            isOneToOne: false
            referencedRelation: 'reviews'
            referencedColumns: ['id']
          },
        ]
      }
      place_campaign_days: {
        Row: {
          code: string
          day: string
          visitors: number
        }
        Insert: {
          code: string
          day: string
          visitors: number
        }
        Update: {
          code?: string
          day?: string
          visitors?: number
        }
        Relationships: [
          {
            foreignKeyName: 'place_campaign_days_code_fkey'
            columns: ['code']
            isOneToOne: false
            referencedRelation: 'place_campaigns'
            referencedColumns: ['code']
          },
        ]
      }
      place_campaigns: {
        Row: {
          code: string
          created_at: string
          is_over: boolean
          is_sample: boolean
          name: string
          place_id: string
        }
        Insert: {
          code?: string
          created_at?: string
          is_over?: boolean
          is_sample?: boolean
          name: string
          place_id: string
        }
        Update: {
          code?: string
          created_at?: string
          is_over?: boolean
          is_sample?: boolean
          name?: string
          place_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'place_campaigns_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      place_redirects: {
        Row: {
          at: string
          id: number
          kind: string
          new_id: string
          old_id: string | null
          old_slug: string | null
        }
        Insert: {
          at?: string
          id?: never
          kind: string
          new_id: string
          old_id?: string | null
          old_slug?: string | null
        }
        Update: {
          at?: string
          id?: never
          kind?: string
          new_id?: string
          old_id?: string | null
          old_slug?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'place_redirects_new_id_fkey'
            columns: ['new_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      place_standing: {
        Row: {
          fresh_on: string | null
          halal_level: number | null
          image: string | null
          muslim_owned: boolean | null
          ownership_level: number | null
          place_id: string
          rating: number | null
          reviews_count: number | null
          updated_at: string
        }
        Insert: {
          fresh_on?: string | null
          halal_level?: number | null
          image?: string | null
          muslim_owned?: boolean | null
          ownership_level?: number | null
          place_id: string
          rating?: number | null
          reviews_count?: number | null
          updated_at?: string
        }
        Update: {
          fresh_on?: string | null
          halal_level?: number | null
          image?: string | null
          muslim_owned?: boolean | null
          ownership_level?: number | null
          place_id?: string
          rating?: number | null
          reviews_count?: number | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'place_standing_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      place_suggestions: {
        Row: {
          asked_keeper: boolean
          author_id: string | null
          changes: Json
          created_at: string
          decided_as: string | null
          decided_at: string | null
          field: string
          former: Json | null
          id: string
          note: string | null
          place_id: string
          seen: Json | null
          status: string
        }
        Insert: {
          asked_keeper?: boolean
          author_id?: string | null
          changes: Json
          created_at?: string
          decided_as?: string | null
          decided_at?: string | null
          field?: never
          former?: Json | null
          id?: string
          note?: string | null
          place_id: string
          seen?: Json | null
          status?: string
        }
        Update: {
          asked_keeper?: boolean
          author_id?: string | null
          changes?: Json
          created_at?: string
          decided_as?: string | null
          decided_at?: string | null
          field?: never
          former?: Json | null
          id?: string
          note?: string | null
          place_id?: string
          seen?: Json | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: 'place_suggestions_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      places: {
        Row: {
          created_at: string
          id: string
          kind: string
        }
        Insert: {
          created_at?: string
          id: string
          kind: string
        }
        Update: {
          created_at?: string
          id?: string
          kind?: string
        }
        Relationships: [
        ]
      }
      plan_orders: {
        Row: {
          billing_cycle: string
          business_id: string
          code: string | null
          created_at: string
          credit_cents: number
          currency: string
          discount_cents: number
          id: string
          plan_type: string
          price_cents: number
          provider: string
          starts_on: string | null
          status: string
          tax_name: string
          tax_percent: number
          tax_terms: Json
        }
        Insert: {
          billing_cycle: string
          business_id: string
          code?: string | null
          created_at?: string
          credit_cents?: number
          currency: string
          discount_cents?: number
          id?: string
          plan_type: string
          price_cents: number
          provider: string
          starts_on?: string | null
          status?: string
          tax_name?: string
          tax_percent?: number
          tax_terms?: Json
        }
        Update: {
          billing_cycle?: string
          business_id?: string
          code?: string | null
          created_at?: string
          credit_cents?: number
          currency?: string
          discount_cents?: number
          id?: string
          plan_type?: string
          price_cents?: number
          provider?: string
          starts_on?: string | null
          status?: string
          tax_name?: string
          tax_percent?: number
          tax_terms?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'plan_orders_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'plan_orders_code_fkey'
            columns: ['code']
            isOneToOne: false
            referencedRelation: 'discount_codes'
            referencedColumns: ['code']
          },
        ]
      }
      planned_meals: {
        Row: {
          contribution_id: string
          created_at: string
          day: string
          id: string
          meal: string
          servings: number
          user_id: string
        }
        Insert: {
          contribution_id: string
          created_at?: string
          day: string
          id?: string
          meal: string
          servings: number
          user_id?: string
        }
        Update: {
          contribution_id?: string
          created_at?: string
          day?: string
          id?: string
          meal?: string
          servings?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'planned_meals_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'recipes'
            referencedColumns: ['contribution_id']
          },
        ]
      }
      plans: {
        Row: {
          annual_cents: number
          currency: string
          monthly_cents: number
          plan_type: string
          rank: number
          updated_at: string
        }
        Insert: {
          annual_cents: number
          currency?: string
          monthly_cents: number
          plan_type: string
          rank: number
          updated_at?: string
        }
        Update: {
          annual_cents?: number
          currency?: string
          monthly_cents?: number
          plan_type?: string
          rank?: number
          updated_at?: string
        }
        Relationships: [
        ]
      }
      poll_votes: {
        Row: {
          choices: number[]
          contribution_id: string
          created_at: string
          user_id: string
        }
        Insert: {
          choices: number[]
          contribution_id: string
          created_at?: string
          user_id: string
        }
        Update: {
          choices?: number[]
          contribution_id?: string
          created_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'poll_votes_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'polls'
            referencedColumns: ['contribution_id']
          },
        ]
      }
      polls: {
        Row: {
          closes_at: string | null
          contribution_id: string
          created_at: string
          options: string[]
          takes_several: boolean
        }
        Insert: {
          closes_at?: string | null
          contribution_id: string
          created_at?: string
          options: string[]
          takes_several?: boolean
        }
        Update: {
          closes_at?: string | null
          contribution_id?: string
          created_at?: string
          options?: string[]
          takes_several?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'polls_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
        ]
      }
      prayer_room_words: {
        Row: {
          author_id: string | null
          created_at: string
          decided_as: string | null
          decided_at: string | null
          field: string
          former: Json | null
          id: string
          room_id: string
          seen: Json | null
          status: string
          value: Json
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          decided_as?: string | null
          decided_at?: string | null
          field: string
          former?: Json | null
          id?: string
          room_id: string
          seen?: Json | null
          status?: string
          value: Json
        }
        Update: {
          author_id?: string | null
          created_at?: string
          decided_as?: string | null
          decided_at?: string | null
          field?: string
          former?: Json | null
          id?: string
          room_id?: string
          seen?: Json | null
          status?: string
          value?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'prayer_room_words_room_id_fkey'
            columns: ['room_id']
            isOneToOne: false
            referencedRelation: 'prayer_rooms'
            referencedColumns: ['id']
          },
        ]
      }
      prayer_rooms: {
        Row: {
          address: string | null
          author_id: string | null
          city: string | null
          confirmed_at: string | null
          country_code: string | null
          created_at: string
          for_whom: string | null
          from_source: Json
          host_kind: string | null
          host_name: string | null
          hours: Json | null
          how_to_find: string | null
          id: string
          import_id: string | null
          inside: string | null
          kind: string | null
          latitude: number
          licence: string | null
          local_name: string | null
          longitude: number
          name: string
          opens: string | null
          phone: string | null
          point: string | null
          qibla: boolean | null
          said: Json
          search: string | null
          seen_on: string | null
          slug: string
          source: string | null
          source_id: string | null
          status: string
          time_zone: string | null
          updated_at: string
          website: string | null
          wheelchair: boolean | null
          wudu: boolean | null
        }
        Insert: {
          address?: string | null
          author_id?: string | null
          city?: string | null
          confirmed_at?: string | null
          country_code?: string | null
          created_at?: string
          for_whom?: string | null
          from_source?: Json
          host_kind?: string | null
          host_name?: string | null
          hours?: Json | null
          how_to_find?: string | null
          id?: string
          import_id?: string | null
          inside?: string | null
          kind?: string | null
          latitude: number
          licence?: string | null
          local_name?: string | null
          longitude: number
          name: string
          opens?: string | null
          phone?: string | null
          point?: never
          qibla?: boolean | null
          said?: Json
          search?: never
          seen_on?: string | null
          slug: string
          source?: string | null
          source_id?: string | null
          status?: string
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          wheelchair?: boolean | null
          wudu?: boolean | null
        }
        Update: {
          address?: string | null
          author_id?: string | null
          city?: string | null
          confirmed_at?: string | null
          country_code?: string | null
          created_at?: string
          for_whom?: string | null
          from_source?: Json
          host_kind?: string | null
          host_name?: string | null
          hours?: Json | null
          how_to_find?: string | null
          id?: string
          import_id?: string | null
          inside?: string | null
          kind?: string | null
          latitude?: number
          licence?: string | null
          local_name?: string | null
          longitude?: number
          name?: string
          opens?: string | null
          phone?: string | null
          point?: never
          qibla?: boolean | null
          said?: Json
          search?: never
          seen_on?: string | null
          slug?: string
          source?: string | null
          source_id?: string | null
          status?: string
          time_zone?: string | null
          updated_at?: string
          website?: string | null
          wheelchair?: boolean | null
          wudu?: boolean | null
        }
        Relationships: [
          {
            foreignKeyName: 'prayer_rooms_import_id_fkey'
            columns: ['import_id']
            isOneToOne: false
            referencedRelation: 'imports'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          city: string | null
          country_code: string | null
          created_at: string
          display_name: string
          id: string
          language: string
          leaves_at: string | null
          leaving_by_team: boolean
          leaving_keeps: string[]
          leaving_told: boolean
          locked_at: string | null
          updated_at: string
        }
        Insert: {
          city?: string | null
          country_code?: string | null
          created_at?: string
          display_name: string
          id: string
          language?: string
          leaves_at?: string | null
          leaving_by_team?: boolean
          leaving_keeps?: string[]
          leaving_told?: boolean
          locked_at?: string | null
          updated_at?: string
        }
        Update: {
          city?: string | null
          country_code?: string | null
          created_at?: string
          display_name?: string
          id?: string
          language?: string
          leaves_at?: string | null
          leaving_by_team?: boolean
          leaving_keeps?: string[]
          leaving_told?: boolean
          locked_at?: string | null
          updated_at?: string
        }
        Relationships: [
        ]
      }
      promo_analytics: {
        Row: {
          created_at: string
          event: string
          id: number
          meta: Json
          path: string | null
          promotion: string
          visit: string | null
        }
        Insert: {
          created_at?: string
          event: string
          id?: never
          meta?: Json
          path?: string | null
          promotion: string
          visit?: string | null
        }
        Update: {
          created_at?: string
          event?: string
          id?: never
          meta?: Json
          path?: string | null
          promotion?: string
          visit?: string | null
        }
        Relationships: [
        ]
      }
      promo_days: {
        Row: {
          clicks: number
          day: string
          impressions: number
          is_sample: boolean
          placement: string
          promotion: string
        }
        Insert: {
          clicks?: number
          day: string
          impressions?: number
          is_sample?: boolean
          placement: string
          promotion: string
        }
        Update: {
          clicks?: number
          day?: string
          impressions?: number
          is_sample?: boolean
          placement?: string
          promotion?: string
        }
        Relationships: [
        ]
      }
      promotion_steps: {
        Row: {
          by_id: string | null
          created_at: string
          id: number
          promotion_id: string
          step: string
        }
        Insert: {
          by_id?: string | null
          created_at?: string
          id?: never
          promotion_id: string
          step: string
        }
        Update: {
          by_id?: string | null
          created_at?: string
          id?: never
          promotion_id?: string
          step?: string
        }
        Relationships: [
          {
            foreignKeyName: 'promotion_steps_promotion_id_fkey'
            columns: ['promotion_id']
            isOneToOne: false
            referencedRelation: 'promotions'
            referencedColumns: ['id']
          },
        ]
      }
      promotions: {
        Row: {
          body: Json
          cap_person: number | null
          cap_total: number | null
          created_at: string
          cta_label: Json
          ends_at: string | null
          href: string
          id: string
          is_paid: boolean
          is_sample: boolean
          languages: string[]
          photo_id: string | null
          placements: string[]
          slug: string
          starts_at: string | null
          status: string
          title: Json
          tone: string
          towns: Json
          updated_at: string
          weight: number
        }
        Insert: {
          body: Json
          cap_person?: number | null
          cap_total?: number | null
          created_at?: string
          cta_label: Json
          ends_at?: string | null
          href: string
          id?: string
          is_paid?: boolean
          is_sample?: boolean
          languages?: string[]
          photo_id?: string | null
          placements?: string[]
          slug: string
          starts_at?: string | null
          status?: string
          title: Json
          tone?: string
          towns?: Json
          updated_at?: string
          weight?: number
        }
        Update: {
          body?: Json
          cap_person?: number | null
          cap_total?: number | null
          created_at?: string
          cta_label?: Json
          ends_at?: string | null
          href?: string
          id?: string
          is_paid?: boolean
          is_sample?: boolean
          languages?: string[]
          photo_id?: string | null
          placements?: string[]
          slug?: string
          starts_at?: string | null
          status?: string
          title?: Json
          tone?: string
          towns?: Json
          updated_at?: string
          weight?: number
        }
        Relationships: [
          {
            foreignKeyName: 'promotions_photo_id_fkey'
            columns: ['photo_id']
            isOneToOne: false
            referencedRelation: 'photos'
            referencedColumns: ['id']
          },
        ]
      }
      push_subscriptions: {
        Row: {
          auth: string
          country: string | null
          created_at: string
          endpoint: string
          id: string
          language: string
          lat: number | null
          lng: number | null
          next_prayer: string | null
          next_prayer_at: string | null
          p256dh: string
          prayer_choice: string | null
          prayers: string[]
          quiet_from: string | null
          quiet_until: string | null
          stop_key: string
          subjects: string[]
          time_zone: string
          user_id: string
        }
        Insert: {
          auth: string
          country?: string | null
          created_at?: string
          endpoint: string
          id?: string
          language: string
          lat?: number | null
          lng?: number | null
          next_prayer?: string | null
          next_prayer_at?: string | null
          p256dh: string
          prayer_choice?: string | null
          prayers?: string[]
          quiet_from?: string | null
          quiet_until?: string | null
          stop_key?: string
          subjects?: string[]
          time_zone: string
          user_id: string
        }
        Update: {
          auth?: string
          country?: string | null
          created_at?: string
          endpoint?: string
          id?: string
          language?: string
          lat?: number | null
          lng?: number | null
          next_prayer?: string | null
          next_prayer_at?: string | null
          p256dh?: string
          prayer_choice?: string | null
          prayers?: string[]
          quiet_from?: string | null
          quiet_until?: string | null
          stop_key?: string
          subjects?: string[]
          time_zone?: string
          user_id?: string
        }
        Relationships: [
        ]
      }
      quiz_attempts: {
        Row: {
          asked: string
          created_at: string
          id: string
          lesson_id: string
          out_of: number
          passed: boolean
          result: Json
          score: number
          user_id: string
        }
        Insert: {
          asked: string
          created_at?: string
          id?: string
          lesson_id: string
          out_of: number
          passed: boolean
          result: Json
          score: number
          user_id: string
        }
        Update: {
          asked?: string
          created_at?: string
          id?: string
          lesson_id?: string
          out_of?: number
          passed?: boolean
          result?: Json
          score?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'quiz_attempts_lesson_id_fkey'
            columns: ['lesson_id']
            isOneToOne: false
            referencedRelation: 'course_lessons'
            referencedColumns: ['id']
          },
        ]
      }
      quran_bookmarks: {
        Row: {
          marked_at: string
          removed_at: string | null
          user_id: string
          verse: number
        }
        Insert: {
          marked_at?: string
          removed_at?: string | null
          user_id?: string
          verse: number
        }
        Update: {
          marked_at?: string
          removed_at?: string | null
          user_id?: string
          verse?: number
        }
        Relationships: [
        ]
      }
      quran_places: {
        Row: {
          read_at: string
          user_id: string
          verse: number
        }
        Insert: {
          read_at?: string
          user_id?: string
          verse: number
        }
        Update: {
          read_at?: string
          user_id?: string
          verse?: number
        }
        Relationships: [
        ]
      }
      quran_plans: {
        Row: {
          changed_at: string
          days: number
          ended: boolean
          kind: string
          read_through: number
          starts_on: string
          user_id: string
        }
        Insert: {
          changed_at?: string
          days: number
          ended?: boolean
          kind: string
          read_through?: number
          starts_on: string
          user_id?: string
        }
        Update: {
          changed_at?: string
          days?: number
          ended?: boolean
          kind?: string
          read_through?: number
          starts_on?: string
          user_id?: string
        }
        Relationships: [
        ]
      }
      reactions: {
        Row: {
          contribution_id: string
          created_at: string
          id: string
          reply_id: string | null
          user_id: string
        }
        Insert: {
          contribution_id: string
          created_at?: string
          id?: string
          reply_id?: string | null
          user_id: string
        }
        Update: {
          contribution_id?: string
          created_at?: string
          id?: string
          reply_id?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'reactions_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'reactions_reply_id_fkey'
            columns: ['reply_id']
            isOneToOne: false
            referencedRelation: 'replies'
            referencedColumns: ['id']
          },
        ]
      }
      recipe_makes: {
        Row: {
          contribution_id: string
          created_at: string
          is_sample: boolean
          rating: number
          user_id: string
        }
        Insert: {
          contribution_id: string
          created_at?: string
          is_sample?: boolean
          rating: number
          user_id: string
        }
        Update: {
          contribution_id?: string
          created_at?: string
          is_sample?: boolean
          rating?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'recipe_makes_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'recipes'
            referencedColumns: ['contribution_id']
          },
        ]
      }
      recipes: {
        Row: {
          allergens: string[]
          contribution_id: string
          cook_minutes: number | null
          ingredients: Json
          introduction: string
          makes_count: number
          may_contain: string[]
          minutes: number | null
          occasions: string[]
          prep_minutes: number | null
          rating_sum: number
          servings: number
          source_name: string | null
          source_url: string | null
          steps: Json
        }
        Insert: {
          allergens?: string[]
          contribution_id: string
          cook_minutes?: number | null
          ingredients?: Json
          introduction?: string
          makes_count?: number
          may_contain?: string[]
          minutes?: never
          occasions?: string[]
          prep_minutes?: number | null
          rating_sum?: number
          servings?: number
          source_name?: string | null
          source_url?: string | null
          steps?: Json
        }
        Update: {
          allergens?: string[]
          contribution_id?: string
          cook_minutes?: number | null
          ingredients?: Json
          introduction?: string
          makes_count?: number
          may_contain?: string[]
          minutes?: never
          occasions?: string[]
          prep_minutes?: number | null
          rating_sum?: number
          servings?: number
          source_name?: string | null
          source_url?: string | null
          steps?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'recipes_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
        ]
      }
      referrals: {
        Row: {
          affiliate_id: string
          business_id: string
          created_at: string
          terms: Json
          touched_at: string
        }
        Insert: {
          affiliate_id: string
          business_id: string
          created_at?: string
          terms: Json
          touched_at: string
        }
        Update: {
          affiliate_id?: string
          business_id?: string
          created_at?: string
          terms?: Json
          touched_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'referrals_affiliate_id_fkey'
            columns: ['affiliate_id']
            isOneToOne: false
            referencedRelation: 'affiliates'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'referrals_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
        ]
      }
      replies: {
        Row: {
          author_id: string | null
          body: string
          contribution_id: string
          created_at: string
          edited_at: string | null
          id: string
          is_sample: boolean
          language: string
          number: number | null
          once: string | null
          published_at: string | null
          quotes: string | null
          reactions_count: number
          state: string
          was_public: boolean
        }
        Insert: {
          author_id?: string | null
          body: string
          contribution_id: string
          created_at?: string
          edited_at?: string | null
          id?: string
          is_sample?: boolean
          language: string
          number?: number | null
          once?: string | null
          published_at?: string | null
          quotes?: string | null
          reactions_count?: number
          state?: string
          was_public?: boolean
        }
        Update: {
          author_id?: string | null
          body?: string
          contribution_id?: string
          created_at?: string
          edited_at?: string | null
          id?: string
          is_sample?: boolean
          language?: string
          number?: number | null
          once?: string | null
          published_at?: string | null
          quotes?: string | null
          reactions_count?: number
          state?: string
          was_public?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'replies_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'contributions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'replies_quotes_fkey'
            columns: ['quotes']
            isOneToOne: false
            referencedRelation: 'replies'
            referencedColumns: ['id']
          },
        ]
      }
      reply_versions: {
        Row: {
          body: string
          id: number
          replaced_at: string
          reply_id: string
          was_public: boolean
        }
        Insert: {
          body: string
          id?: never
          replaced_at?: string
          reply_id: string
          was_public?: boolean
        }
        Update: {
          body?: string
          id?: never
          replaced_at?: string
          reply_id?: string
          was_public?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'reply_versions_reply_id_fkey'
            columns: ['reply_id']
            isOneToOne: false
            referencedRelation: 'replies'
            referencedColumns: ['id']
          },
        ]
      }
      reports: {
        Row: {
          created_at: string
          id: string
          note: string | null
          place_id: string | null
          reason: string
          reporter_id: string
          subject_id: string
          subject_kind: string
        }
        Insert: {
          created_at?: string
          id?: string
          note?: string | null
          place_id?: string | null
          reason: string
          reporter_id?: string
          subject_id: string
          subject_kind: string
        }
        Update: {
          created_at?: string
          id?: string
          note?: string | null
          place_id?: string | null
          reason?: string
          reporter_id?: string
          subject_id?: string
          subject_kind?: string
        }
        Relationships: [
          {
            foreignKeyName: 'reports_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      review_replies: {
        Row: {
          author_id: string | null
          created_at: string
          edited_at: string | null
          review_id: string
          status: string
          text: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          edited_at?: string | null
          review_id: string
          status?: string
          text: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          edited_at?: string | null
          review_id?: string
          status?: string
          text?: string
        }
        Relationships: [
          {
            foreignKeyName: 'review_replies_review_id_fkey'
            columns: ['review_id']
            isOneToOne: false
            referencedRelation: 'reviews'
            referencedColumns: ['id']
          },
        ]
      }
      review_versions: {
        Row: {
          halal_matched: string | null
          id: number
          rating: number
          replaced_at: string
          review_id: string
          status: string
          text: string
          visited_on: string | null
        }
        Insert: {
          halal_matched?: string | null
          id?: never
          rating: number
          replaced_at?: string
          review_id: string
          status: string
          text: string
          visited_on?: string | null
        }
        Update: {
          halal_matched?: string | null
          id?: never
          rating?: number
          replaced_at?: string
          review_id?: string
          status?: string
          text?: string
          visited_on?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'review_versions_review_id_fkey'
            columns: ['review_id']
            isOneToOne: false
            referencedRelation: 'reviews'
            referencedColumns: ['id']
          },
        ]
      }
      review_votes: {
        Row: {
          created_at: string
          review_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          review_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          review_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'review_votes_review_id_fkey'
            columns: ['review_id']
            isOneToOne: false
            referencedRelation: 'reviews'
            referencedColumns: ['id']
          },
        ]
      }
      reviews: {
        Row: {
          created_at: string
          edited_at: string | null
          halal_matched: string | null
          helpful: number
          id: string
          is_sample: boolean
          language: string
          place_id: string
          published_at: string | null
          rating: number
          status: string
          text: string
          user_id: string | null
          visited_on: string | null
        }
        Insert: {
          created_at?: string
          edited_at?: string | null
          halal_matched?: string | null
          helpful?: number
          id?: string
          is_sample?: boolean
          language: string
          place_id: string
          published_at?: string | null
          rating: number
          status?: string
          text: string
          user_id?: string | null
          visited_on?: string | null
        }
        Update: {
          created_at?: string
          edited_at?: string | null
          halal_matched?: string | null
          helpful?: number
          id?: string
          is_sample?: boolean
          language?: string
          place_id?: string
          published_at?: string | null
          rating?: number
          status?: string
          text?: string
          user_id?: string | null
          visited_on?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'reviews_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      sanctions: {
        Row: {
          canned: string | null
          ends_at: string | null
          given_at: string
          given_by: string | null
          id: string
          kind: string
          lifted_at: string | null
          lifted_by: string | null
          note: string | null
          subject_id: string | null
          subject_kind: string | null
          user_id: string
        }
        Insert: {
          canned?: string | null
          ends_at?: string | null
          given_at?: string
          given_by?: string | null
          id?: string
          kind: string
          lifted_at?: string | null
          lifted_by?: string | null
          note?: string | null
          subject_id?: string | null
          subject_kind?: string | null
          user_id: string
        }
        Update: {
          canned?: string | null
          ends_at?: string | null
          given_at?: string
          given_by?: string | null
          id?: string
          kind?: string
          lifted_at?: string | null
          lifted_by?: string | null
          note?: string | null
          subject_id?: string | null
          subject_kind?: string | null
          user_id?: string
        }
        Relationships: [
        ]
      }
      saved_list_places: {
        Row: {
          added_at: string
          list_id: string
          place_id: string
          user_id: string
        }
        Insert: {
          added_at?: string
          list_id: string
          place_id: string
          user_id?: string
        }
        Update: {
          added_at?: string
          list_id?: string
          place_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'saved_list_places_list_id_user_id_fkey'
            columns: ['list_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'saved_lists'
            referencedColumns: ['id', 'user_id']
          },
          {
            foreignKeyName: 'saved_list_places_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'saved_list_places_user_id_place_id_fkey'
            columns: ['user_id', 'place_id']
            isOneToOne: false
            referencedRelation: 'saved_places'
            referencedColumns: ['user_id', 'place_id']
          },
        ]
      }
      saved_lists: {
        Row: {
          created_at: string
          id: string
          name: string
          share_token: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          share_token?: string | null
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          share_token?: string | null
          user_id?: string
        }
        Relationships: [
        ]
      }
      saved_places: {
        Row: {
          created_at: string
          note: string | null
          place_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          note?: string | null
          place_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          note?: string | null
          place_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'saved_places_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      saved_replies: {
        Row: {
          account_id: string
          body: string
          created_at: string
          id: string
          title: string
        }
        Insert: {
          account_id: string
          body: string
          created_at?: string
          id?: string
          title: string
        }
        Update: {
          account_id?: string
          body?: string
          created_at?: string
          id?: string
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: 'saved_replies_account_id_fkey'
            columns: ['account_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
        ]
      }
      search_alerts: {
        Row: {
          about: string
          address: string
          confirm_hash: string | null
          confirmed_at: string | null
          created_at: string
          email: string | null
          filter: Json
          id: string
          language: string
          name: string
          token: string
          told_at: string
          user_id: string | null
        }
        Insert: {
          about: string
          address: string
          confirm_hash?: string | null
          confirmed_at?: string | null
          created_at?: string
          email?: string | null
          filter: Json
          id?: string
          language?: string
          name: string
          token?: string
          told_at?: string
          user_id?: string | null
        }
        Update: {
          about?: string
          address?: string
          confirm_hash?: string | null
          confirmed_at?: string | null
          created_at?: string
          email?: string | null
          filter?: Json
          id?: string
          language?: string
          name?: string
          token?: string
          told_at?: string
          user_id?: string | null
        }
        Relationships: [
        ]
      }
      shift_signups: {
        Row: {
          created_at: string
          entry_id: string
          is_sample: boolean
          user_id: string
        }
        Insert: {
          created_at?: string
          entry_id: string
          is_sample?: boolean
          user_id: string
        }
        Update: {
          created_at?: string
          entry_id?: string
          is_sample?: boolean
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'shift_signups_entry_id_fkey'
            columns: ['entry_id']
            isOneToOne: false
            referencedRelation: 'volunteer_shifts'
            referencedColumns: ['entry_id']
          },
        ]
      }
      shopping_lines: {
        Row: {
          amount: number | null
          contribution_id: string | null
          created_at: string
          id: string
          is_ticked: boolean
          name: string
          unit: string | null
          user_id: string
        }
        Insert: {
          amount?: number | null
          contribution_id?: string | null
          created_at?: string
          id?: string
          is_ticked?: boolean
          name: string
          unit?: string | null
          user_id?: string
        }
        Update: {
          amount?: number | null
          contribution_id?: string | null
          created_at?: string
          id?: string
          is_ticked?: boolean
          name?: string
          unit?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'shopping_lines_contribution_id_fkey'
            columns: ['contribution_id']
            isOneToOne: false
            referencedRelation: 'recipes'
            referencedColumns: ['contribution_id']
          },
        ]
      }
      shown_hours: {
        Row: {
          hour: number
          is_sample: boolean
          place_id: string
          times: number
          week: string
        }
        Insert: {
          hour: number
          is_sample?: boolean
          place_id: string
          times: number
          week: string
        }
        Update: {
          hour?: number
          is_sample?: boolean
          place_id?: string
          times?: number
          week?: string
        }
        Relationships: [
          {
            foreignKeyName: 'shown_hours_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      shown_searches: {
        Row: {
          category: string
          is_sample: boolean
          place_id: string
          ranks: number
          subcategory: string
          times: number
          wanted: string
          week: string
        }
        Insert: {
          category?: string
          is_sample?: boolean
          place_id: string
          ranks: number
          subcategory?: string
          times: number
          wanted: string
          week: string
        }
        Update: {
          category?: string
          is_sample?: boolean
          place_id?: string
          ranks?: number
          subcategory?: string
          times?: number
          wanted?: string
          week?: string
        }
        Relationships: [
          {
            foreignKeyName: 'shown_searches_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      social_accounts: {
        Row: {
          about: string
          country_code: string | null
          created_at: string
          handle: string
          id: string
          is_sample: boolean
          is_verified: boolean | null
          keeper_id: string | null
          language: string
          name: string
          platform: string
          published_at: string | null
          search: string | null
          state: string
          studied: string | null
          suggested_by: string | null
          topic: string
          verified_at: string | null
        }
        Insert: {
          about: string
          country_code?: string | null
          created_at?: string
          handle: string
          id?: string
          is_sample?: boolean
          is_verified?: never
          keeper_id?: string | null
          language: string
          name: string
          platform: string
          published_at?: string | null
          search?: never
          state?: string
          studied?: string | null
          suggested_by?: string | null
          topic: string
          verified_at?: string | null
        }
        Update: {
          about?: string
          country_code?: string | null
          created_at?: string
          handle?: string
          id?: string
          is_sample?: boolean
          is_verified?: never
          keeper_id?: string | null
          language?: string
          name?: string
          platform?: string
          published_at?: string | null
          search?: never
          state?: string
          studied?: string | null
          suggested_by?: string | null
          topic?: string
          verified_at?: string | null
        }
        Relationships: [
        ]
      }
      social_sightings: {
        Row: {
          created_at: string
          member_id: string
          verification_id: string
        }
        Insert: {
          created_at?: string
          member_id: string
          verification_id: string
        }
        Update: {
          created_at?: string
          member_id?: string
          verification_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'social_sightings_verification_id_fkey'
            columns: ['verification_id']
            isOneToOne: false
            referencedRelation: 'social_verifications'
            referencedColumns: ['id']
          },
        ]
      }
      social_verifications: {
        Row: {
          account_id: string
          code: string
          created_at: string
          expires_at: string
          id: string
          member_id: string
          state: string
          token: string
        }
        Insert: {
          account_id: string
          code: string
          created_at?: string
          expires_at?: string
          id?: string
          member_id: string
          state?: string
          token: string
        }
        Update: {
          account_id?: string
          code?: string
          created_at?: string
          expires_at?: string
          id?: string
          member_id?: string
          state?: string
          token?: string
        }
        Relationships: [
          {
            foreignKeyName: 'social_verifications_account_id_fkey'
            columns: ['account_id']
            isOneToOne: false
            referencedRelation: 'social_accounts'
            referencedColumns: ['id']
          },
        ]
      }
      sponsor_bookings: {
        Row: {
          body: string
          business_id: string
          cancelled_by: string | null
          created_at: string
          currency: string
          ends_on: string
          held_until: string
          id: string
          language: string
          note: string
          photo_id: string | null
          place_id: string
          placement: string
          price_cents: number
          promotion_id: string | null
          provider: string
          reference: string
          starts_on: string
          status: string
          tax_name: string
          tax_percent: number
          tax_terms: Json
          title: string
          total_cents: number
          town: Json
        }
        Insert: {
          body: string
          business_id: string
          cancelled_by?: string | null
          created_at?: string
          currency: string
          ends_on: string
          held_until: string
          id?: string
          language: string
          note?: string
          photo_id?: string | null
          place_id: string
          placement: string
          price_cents: number
          promotion_id?: string | null
          provider: string
          reference?: string
          starts_on: string
          status?: string
          tax_name?: string
          tax_percent?: number
          tax_terms?: Json
          title: string
          total_cents: number
          town: Json
        }
        Update: {
          body?: string
          business_id?: string
          cancelled_by?: string | null
          created_at?: string
          currency?: string
          ends_on?: string
          held_until?: string
          id?: string
          language?: string
          note?: string
          photo_id?: string | null
          place_id?: string
          placement?: string
          price_cents?: number
          promotion_id?: string | null
          provider?: string
          reference?: string
          starts_on?: string
          status?: string
          tax_name?: string
          tax_percent?: number
          tax_terms?: Json
          title?: string
          total_cents?: number
          town?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'sponsor_bookings_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'sponsor_bookings_photo_id_fkey'
            columns: ['photo_id']
            isOneToOne: false
            referencedRelation: 'photos'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'sponsor_bookings_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'sponsor_bookings_promotion_id_fkey'
            columns: ['promotion_id']
            isOneToOne: false
            referencedRelation: 'promotions'
            referencedColumns: ['id']
          },
        ]
      }
      sponsor_payments: {
        Row: {
          amount_cents: number | null
          booking_id: string | null
          currency: string | null
          paid_at: string | null
          ref: string
          refunded_cents: number
        }
        Insert: {
          amount_cents?: number | null
          booking_id?: string | null
          currency?: string | null
          paid_at?: string | null
          ref: string
          refunded_cents?: number
        }
        Update: {
          amount_cents?: number | null
          booking_id?: string | null
          currency?: string | null
          paid_at?: string | null
          ref?: string
          refunded_cents?: number
        }
        Relationships: [
          {
            foreignKeyName: 'sponsor_payments_booking_id_fkey'
            columns: ['booking_id']
            isOneToOne: false
            referencedRelation: 'sponsor_bookings'
            referencedColumns: ['id']
          },
        ]
      }
      sponsor_placements: {
        Row: {
          active: boolean
          currency: string
          id: string
          monthly_cents: number | null
          position: number
        }
        Insert: {
          active?: boolean
          currency?: string
          id: string
          monthly_cents?: number | null
          position?: number
        }
        Update: {
          active?: boolean
          currency?: string
          id?: string
          monthly_cents?: number | null
          position?: number
        }
        Relationships: [
        ]
      }
      sponsors: {
        Row: {
          active: boolean
          agreed: boolean
          created_at: string
          id: string
          is_sample: boolean
          line: Json | null
          logo_url: string | null
          mark: string | null
          name: string
          position: number
          shown_from: string | null
          shown_until: string | null
          tier: string
          updated_at: string
          website_url: string | null
        }
        Insert: {
          active?: boolean
          agreed?: boolean
          created_at?: string
          id?: string
          is_sample?: boolean
          line?: Json | null
          logo_url?: string | null
          mark?: string | null
          name: string
          position?: number
          shown_from?: string | null
          shown_until?: string | null
          tier?: string
          updated_at?: string
          website_url?: string | null
        }
        Update: {
          active?: boolean
          agreed?: boolean
          created_at?: string
          id?: string
          is_sample?: boolean
          line?: Json | null
          logo_url?: string | null
          mark?: string | null
          name?: string
          position?: number
          shown_from?: string | null
          shown_until?: string | null
          tier?: string
          updated_at?: string
          website_url?: string | null
        }
        Relationships: [
        ]
      }
      store_order_lines: {
        Row: {
          name: Json
          order_id: string
          price_cents: number
          quantity: number
          sku: string
          title: Json
          variant_id: string | null
        }
        Insert: {
          name: Json
          order_id: string
          price_cents: number
          quantity: number
          sku: string
          title: Json
          variant_id?: string | null
        }
        Update: {
          name?: Json
          order_id?: string
          price_cents?: number
          quantity?: number
          sku?: string
          title?: Json
          variant_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'store_order_lines_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'store_orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'store_order_lines_variant_id_fkey'
            columns: ['variant_id']
            isOneToOne: false
            referencedRelation: 'store_variants'
            referencedColumns: ['id']
          },
        ]
      }
      store_order_steps: {
        Row: {
          at: string
          n: number
          order_id: string
          status: string
          told_at: string | null
        }
        Insert: {
          at?: string
          n: number
          order_id: string
          status: string
          told_at?: string | null
        }
        Update: {
          at?: string
          n?: number
          order_id?: string
          status?: string
          told_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'store_order_steps_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'store_orders'
            referencedColumns: ['id']
          },
        ]
      }
      store_orders: {
        Row: {
          address: string
          cancelled_by: string | null
          code: string | null
          confirmed_at: string | null
          country_code: string
          created_at: string
          currency: string
          delivery: string
          discount_cents: number
          email: string
          goods_cents: number
          held_until: string | null
          holds_stock: boolean
          id: string
          key: string
          language: string
          name: string
          note: string
          paid_at: string | null
          pickup: Json | null
          postage_cents: number
          provider: string
          reference: string
          status: string
          tax_cents: number
          tax_name: string
          tax_percent: number
          total_cents: number
          user_id: string | null
          visitor: string
        }
        Insert: {
          address?: string
          cancelled_by?: string | null
          code?: string | null
          confirmed_at?: string | null
          country_code?: string
          created_at?: string
          currency: string
          delivery: string
          discount_cents?: number
          email: string
          goods_cents: number
          held_until?: string | null
          holds_stock?: boolean
          id?: string
          key: string
          language?: string
          name: string
          note?: string
          paid_at?: string | null
          pickup?: Json | null
          postage_cents: number
          provider: string
          reference?: string
          status?: string
          tax_cents: number
          tax_name?: string
          tax_percent?: number
          total_cents: number
          user_id?: string | null
          visitor: string
        }
        Update: {
          address?: string
          cancelled_by?: string | null
          code?: string | null
          confirmed_at?: string | null
          country_code?: string
          created_at?: string
          currency?: string
          delivery?: string
          discount_cents?: number
          email?: string
          goods_cents?: number
          held_until?: string | null
          holds_stock?: boolean
          id?: string
          key?: string
          language?: string
          name?: string
          note?: string
          paid_at?: string | null
          pickup?: Json | null
          postage_cents?: number
          provider?: string
          reference?: string
          status?: string
          tax_cents?: number
          tax_name?: string
          tax_percent?: number
          total_cents?: number
          user_id?: string | null
          visitor?: string
        }
        Relationships: [
          {
            foreignKeyName: 'store_orders_code_fkey'
            columns: ['code']
            isOneToOne: false
            referencedRelation: 'discount_codes'
            referencedColumns: ['code']
          },
        ]
      }
      store_payments: {
        Row: {
          amount_cents: number | null
          currency: string | null
          order_id: string | null
          paid_at: string | null
          ref: string
          refunded_cents: number
        }
        Insert: {
          amount_cents?: number | null
          currency?: string | null
          order_id?: string | null
          paid_at?: string | null
          ref: string
          refunded_cents?: number
        }
        Update: {
          amount_cents?: number | null
          currency?: string | null
          order_id?: string | null
          paid_at?: string | null
          ref?: string
          refunded_cents?: number
        }
        Relationships: [
          {
            foreignKeyName: 'store_payments_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'store_orders'
            referencedColumns: ['id']
          },
        ]
      }
      store_pickup_points: {
        Row: {
          active: boolean
          hours: Json
          is_sample: boolean
          place_id: string
        }
        Insert: {
          active?: boolean
          hours: Json
          is_sample?: boolean
          place_id: string
        }
        Update: {
          active?: boolean
          hours?: Json
          is_sample?: boolean
          place_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'store_pickup_points_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      store_pictures: {
        Row: {
          alt: Json
          file: string
          id: string
          position: number
          product_id: string
        }
        Insert: {
          alt: Json
          file: string
          id?: string
          position?: number
          product_id: string
        }
        Update: {
          alt?: Json
          file?: string
          id?: string
          position?: number
          product_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'store_pictures_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'store_products'
            referencedColumns: ['id']
          },
        ]
      }
      store_products: {
        Row: {
          active: boolean
          created_at: string
          id: string
          image: string
          is_sample: boolean
          position: number
          slug: string
          text: Json
          title: Json
          updated_at: string
        }
        Insert: {
          active?: boolean
          created_at?: string
          id?: string
          image: string
          is_sample?: boolean
          position?: number
          slug: string
          text: Json
          title: Json
          updated_at?: string
        }
        Update: {
          active?: boolean
          created_at?: string
          id?: string
          image?: string
          is_sample?: boolean
          position?: number
          slug?: string
          text?: Json
          title?: Json
          updated_at?: string
        }
        Relationships: [
        ]
      }
      store_stock_changes: {
        Row: {
          difference: number
          key: string
          made_at: string
          stock: number
          variant_id: string
        }
        Insert: {
          difference: number
          key: string
          made_at?: string
          stock: number
          variant_id: string
        }
        Update: {
          difference?: number
          key?: string
          made_at?: string
          stock?: number
          variant_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'store_stock_changes_variant_id_fkey'
            columns: ['variant_id']
            isOneToOne: false
            referencedRelation: 'store_variants'
            referencedColumns: ['id']
          },
        ]
      }
      store_variants: {
        Row: {
          active: boolean
          id: string
          name: Json
          position: number
          price_cents: number
          product_id: string
          sku: string
          stock: number
        }
        Insert: {
          active?: boolean
          id?: string
          name: Json
          position?: number
          price_cents: number
          product_id: string
          sku: string
          stock?: number
        }
        Update: {
          active?: boolean
          id?: string
          name?: Json
          position?: number
          price_cents?: number
          product_id?: string
          sku?: string
          stock?: number
        }
        Relationships: [
          {
            foreignKeyName: 'store_variants_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'store_products'
            referencedColumns: ['id']
          },
        ]
      }
      store_zones: {
        Row: {
          cents: number
          countries: string[]
          free_from_cents: number | null
          id: string
          name: Json
        }
        Insert: {
          cents: number
          countries: string[]
          free_from_cents?: number | null
          id?: string
          name: Json
        }
        Update: {
          cents?: number
          countries?: string[]
          free_from_cents?: number | null
          id?: string
          name?: Json
        }
        Relationships: [
        ]
      }
      subscriptions: {
        Row: {
          as_of: string
          business_id: string
          cancel_at_end: boolean
          customer_ref: string | null
          event_id: string
          ref: string
          status: string
        }
        Insert: {
          as_of: string
          business_id: string
          cancel_at_end?: boolean
          customer_ref?: string | null
          event_id: string
          ref: string
          status: string
        }
        Update: {
          as_of?: string
          business_id?: string
          cancel_at_end?: boolean
          customer_ref?: string | null
          event_id?: string
          ref?: string
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: 'subscriptions_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
        ]
      }
      taught_words: {
        Row: {
          created_at: string
          folded: string
          instead_of: string | null
          language: string
          meaning: string
          word: string
        }
        Insert: {
          created_at?: string
          folded: string
          instead_of?: string | null
          language: string
          meaning: string
          word: string
        }
        Update: {
          created_at?: string
          folded?: string
          instead_of?: string | null
          language?: string
          meaning?: string
          word?: string
        }
        Relationships: [
        ]
      }
      tax_rates: {
        Row: {
          country_code: string
          in_plan_prices: boolean
          name: string
          own_number: string
          percent: number
          reverse_charge: boolean
        }
        Insert: {
          country_code: string
          in_plan_prices?: boolean
          name: string
          own_number?: string
          percent: number
          reverse_charge?: boolean
        }
        Update: {
          country_code?: string
          in_plan_prices?: boolean
          name?: string
          own_number?: string
          percent?: number
          reverse_charge?: boolean
        }
        Relationships: [
        ]
      }
      teaching_requests: {
        Row: {
          created_at: string
          id: string
          state: string
          user_id: string
          words: string
        }
        Insert: {
          created_at?: string
          id?: string
          state?: string
          user_id: string
          words: string
        }
        Update: {
          created_at?: string
          id?: string
          state?: string
          user_id?: string
          words?: string
        }
        Relationships: [
        ]
      }
      team_invitations: {
        Row: {
          accepted_by: string | null
          business_id: string
          created_at: string
          decided_at: string | null
          email: string
          expires_at: string
          id: string
          invited_by: string
          role: string
          state: string
          token_hash: string | null
        }
        Insert: {
          accepted_by?: string | null
          business_id: string
          created_at?: string
          decided_at?: string | null
          email: string
          expires_at?: string
          id?: string
          invited_by: string
          role: string
          state?: string
          token_hash?: string | null
        }
        Update: {
          accepted_by?: string | null
          business_id?: string
          created_at?: string
          decided_at?: string | null
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string
          role?: string
          state?: string
          token_hash?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'team_invitations_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'businesses'
            referencedColumns: ['id']
          },
        ]
      }
      testimonials: {
        Row: {
          agreed: boolean
          created_at: string
          id: string
          is_sample: boolean
          name: string
          place: Json
          position: number
          published: boolean
          quote: Json
          shown_from: string | null
          shown_until: string | null
          updated_at: string
        }
        Insert: {
          agreed?: boolean
          created_at?: string
          id?: string
          is_sample?: boolean
          name: string
          place?: Json
          position?: number
          published?: boolean
          quote: Json
          shown_from?: string | null
          shown_until?: string | null
          updated_at?: string
        }
        Update: {
          agreed?: boolean
          created_at?: string
          id?: string
          is_sample?: boolean
          name?: string
          place?: Json
          position?: number
          published?: boolean
          quote?: Json
          shown_from?: string | null
          shown_until?: string | null
          updated_at?: string
        }
        Relationships: [
        ]
      }
      thread_messages: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          id: string
          sender: string
          status: string
          thread_id: string
        }
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          id?: string
          sender: string
          status?: string
          thread_id: string
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          sender?: string
          status?: string
          thread_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'thread_messages_thread_id_fkey'
            columns: ['thread_id']
            isOneToOne: false
            referencedRelation: 'business_threads'
            referencedColumns: ['id']
          },
        ]
      }
      timetable_letters: {
        Row: {
          colour: string
          created_at: string
          language: string
          mail_token: string
          own_colour: string | null
          paper: string
          place_id: string
          sent_for: string | null
          user_id: string
        }
        Insert: {
          colour?: string
          created_at?: string
          language?: string
          mail_token?: string
          own_colour?: string | null
          paper?: string
          place_id: string
          sent_for?: string | null
          user_id?: string
        }
        Update: {
          colour?: string
          created_at?: string
          language?: string
          mail_token?: string
          own_colour?: string | null
          paper?: string
          place_id?: string
          sent_for?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'timetable_letters_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      told_times: {
        Row: {
          at_time: string | null
          created_at: string
          id: string
          line: number
          minutes: number | null
          place_id: string
          prayer: string
          prayer_at: string | null
          user_id: string
        }
        Insert: {
          at_time?: string | null
          created_at?: string
          id?: string
          line?: number
          minutes?: number | null
          place_id: string
          prayer: string
          prayer_at?: string | null
          user_id: string
        }
        Update: {
          at_time?: string | null
          created_at?: string
          id?: string
          line?: number
          minutes?: number | null
          place_id?: string
          prayer?: string
          prayer_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'told_times_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      trial_reminders: {
        Row: {
          business_id: string
          day: number
          sent_at: string
        }
        Insert: {
          business_id: string
          day: number
          sent_at?: string
        }
        Update: {
          business_id?: string
          day?: number
          sent_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'trial_reminders_business_id_fkey'
            columns: ['business_id']
            isOneToOne: false
            referencedRelation: 'business_accounts'
            referencedColumns: ['id']
          },
        ]
      }
      unanswered_questions: {
        Row: {
          first_at: string
          id: string
          language: string
          last_at: string
          question: string
          question_folded: string
          state: string
          times: number
        }
        Insert: {
          first_at?: string
          id?: string
          language: string
          last_at?: string
          question: string
          question_folded: string
          state?: string
          times?: number
        }
        Update: {
          first_at?: string
          id?: string
          language?: string
          last_at?: string
          question?: string
          question_folded?: string
          state?: string
          times?: number
        }
        Relationships: [
        ]
      }
      user_roles: {
        Row: {
          created_at: string
          granted_by: string | null
          role: string
          user_id: string
        }
        Insert: {
          created_at?: string
          granted_by?: string | null
          role: string
          user_id: string
        }
        Update: {
          created_at?: string
          granted_by?: string | null
          role?: string
          user_id?: string
        }
        Relationships: [
        ]
      }
      volunteer_shifts: {
        Row: {
          cancelled_at: string | null
          capacity: number
          ends_at: string
          entry_id: string
          moved_from: string | null
          reminded_at: string | null
          starts_at: string
          taken: number
          time_zone: string
        }
        Insert: {
          cancelled_at?: string | null
          capacity: number
          ends_at: string
          entry_id: string
          moved_from?: string | null
          reminded_at?: string | null
          starts_at: string
          taken?: number
          time_zone: string
        }
        Update: {
          cancelled_at?: string | null
          capacity?: number
          ends_at?: string
          entry_id?: string
          moved_from?: string | null
          reminded_at?: string | null
          starts_at?: string
          taken?: number
          time_zone?: string
        }
        Relationships: [
          {
            foreignKeyName: 'volunteer_shifts_entry_id_fkey'
            columns: ['entry_id']
            isOneToOne: false
            referencedRelation: 'campaign_entries'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      accept_invitation: {
        Args: { token: string | null }
        Returns: string
      }
      accept_timetable_photo: {
        Args: { photo: string | null }
        Returns: undefined
      }
      accept_transfer: {
        Args: { token: string | null }
        Returns: string
      }
      account_page: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      add_dish: {
        Args: { place: string | null; dish: string | null }
        Returns: undefined
      }
      add_halal_evidence: {
        Args: { place: string | null; kind: string | null; statement?: string | null; details?: Json | null; certifier?: string | null; certifier_name?: string | null; certificate_number?: string | null; issued_on?: string | null; expires_on?: string | null; document?: string | null }
        Returns: string
      }
      add_moderation_word: {
        Args: { word: string | null; effect: string | null; kind?: string | null }
        Returns: string
      }
      add_ownership_statement: {
        Args: { place: string | null; kind: string | null; mosque?: string | null; document?: string | null; statement?: string | null }
        Returns: string
      }
      add_prayer_room: {
        Args: { room: Json | null }
        Returns: string
      }
      adopt_masjid: {
        Args: { place?: string | null }
        Returns: string
      }
      affiliate_desk: {
        Args: never
        Returns: Json
      }
      affiliates_by_state: {
        Args: { state?: string | null; max_results?: number | null; skipped?: number | null }
        Returns: Json
      }
      answer_application: {
        Args: { application: string | null; answer: string | null }
        Returns: undefined
      }
      answer_chat: {
        Args: { chat: string | null; body: string | null }
        Returns: undefined
      }
      answer_contact_message: {
        Args: { message: string | null; body: string | null }
        Returns: string
      }
      answer_event: {
        Args: { day: string | null; answer: string | null; guests?: number | null; said?: string[] | null; shows_name?: boolean | null }
        Returns: Json
      }
      answer_mosque_ask: {
        Args: { token: string | null; answer: string | null }
        Returns: boolean
      }
      answer_quiz: {
        Args: { lesson: string | null; answers: Json | null }
        Returns: Json
      }
      appeal: {
        Args: { subject_kind: string | null; subject_id: string | null; words: string | null }
        Returns: undefined
      }
      application_file: {
        Args: { application: string | null }
        Returns: Json
      }
      apply_as_affiliate: {
        Args: { about: string | null; website_url?: string | null }
        Returns: string
      }
      apply_as_partner: {
        Args: { name: string | null; website_url: string | null; logo_url: string | null; contact_name: string | null; contact_email: string | null; message?: string | null; about?: string | null; language?: string | null }
        Returns: string
      }
      apply_for_job: {
        Args: { job: string | null; input: Json | null }
        Returns: Json
      }
      appoint_mosque_admin: {
        Args: { place: string | null; email: string | null }
        Returns: boolean
      }
      ask_business: {
        Args: { place: string | null; body: string | null }
        Returns: string
      }
      ask_for_job: {
        Args: { name: string | null }
        Returns: undefined
      }
      ask_to_leave: {
        Args: { keeps?: string[] | null }
        Returns: string
      }
      ask_to_teach: {
        Args: { words: string | null }
        Returns: string
      }
      asked_jobs: {
        Args: never
        Returns: string[]
      }
      athan_page: {
        Args: never
        Returns: Json
      }
      automation_desk: {
        Args: never
        Returns: Json
      }
      automation_dry_run: {
        Args: { rule: string | null; ramadans?: string[] | null }
        Returns: Json
      }
      automation_page: {
        Args: { rule: string | null }
        Returns: Json
      }
      badge_key: {
        Args: { candidate: Json | null }
        Returns: Json
      }
      begin_desk_work: {
        Args: { work: string | null; about?: string | null; reason?: string | null }
        Returns: undefined
      }
      begin_import_staging: {
        Args: { import_id: string | null }
        Returns: undefined
      }
      begin_sample_removal: {
        Args: { of_part?: string | null }
        Returns: undefined
      }
      begin_sending: {
        Args: { once: string | null; digest: string | null }
        Returns: Json
      }
      begin_site_look: {
        Args: { claim: string | null; claimant: string | null }
        Returns: Json
      }
      book_sponsorship: {
        Args: { business_id: string | null; place: string | null; placement: string | null; town: Json | null; starts_on: string | null; ends_on: string | null; language: string | null; title: string | null; body: string | null; seen_cents: number | null; photo?: string | null }
        Returns: Json
      }
      build_absent_index: {
        Args: { holder?: string | null }
        Returns: string
      }
      business_page: {
        Args: { id_or_slug: string | null }
        Returns: Json
      }
      business_profile: {
        Args: { account: string | null }
        Returns: Json
      }
      calendar_key: {
        Args: { renew?: boolean | null }
        Returns: string
      }
      came_by_invitation: {
        Args: { code: string | null }
        Returns: boolean
      }
      campaign_details: {
        Args: { contribution: string | null }
        Returns: Json
      }
      campaign_list: {
        Args: { words?: string | null; kind?: string | null; town?: string | null; zakat?: boolean | null; stage?: string | null; languages?: string[] | null; after?: string | null; max_results?: number | null }
        Returns: Json
      }
      campaigns_desk: {
        Args: never
        Returns: Json
      }
      cancel_event_day: {
        Args: { day: string | null; note?: string | null; all_coming?: boolean | null }
        Returns: undefined
      }
      cancel_group: {
        Args: { which: string | null }
        Returns: undefined
      }
      cancel_membership: {
        Args: { business_id: string | null; undo?: boolean | null }
        Returns: Database['public']['Tables']['memberships']['Row']
      }
      cancel_shift: {
        Args: { shift: string | null }
        Returns: undefined
      }
      cancel_sponsorship: {
        Args: { booking: string | null }
        Returns: undefined
      }
      cancel_transfer: {
        Args: { transfer: string | null }
        Returns: boolean
      }
      caption_photo: {
        Args: { photo: string | null; caption: string | null }
        Returns: undefined
      }
      carry_out_leaving: {
        Args: { member: string | null }
        Returns: boolean
      }
      categories_desk: {
        Args: { category?: string | null; part?: string | null }
        Returns: Json
      }
      category_counts: {
        Args: { lat?: number | null; lng?: number | null; reach_km?: number | null }
        Returns: Json
      }
      change_stock: {
        Args: { variant: string | null; difference: number | null; key: string | null }
        Returns: number
      }
      check_certificate: {
        Args: { number: string | null }
        Returns: Json
      }
      check_in: {
        Args: { answer: string | null; is_here: boolean | null }
        Returns: undefined
      }
      choose_cover: {
        Args: { photo: string | null }
        Returns: undefined
      }
      choose_newsletter: {
        Args: { token_hash: string | null; topics: string[] | null; town: Json | null; language: string | null }
        Returns: boolean
      }
      choose_plan: {
        Args: { business_id: string | null; plan_type: string | null; billing_cycle?: string | null; seen?: Json | null; code?: string | null }
        Returns: Json
      }
      claim_automation_runs: {
        Args: { max_results?: number | null; moment?: string | null }
        Returns: Json[]
      }
      claim_documents_to_purge: {
        Args: { today?: string | null }
        Returns: string[]
      }
      claim_job_alert_letters: {
        Args: { max_results?: number | null }
        Returns: { to_address: string; language: string; token: string; name: string; address: string; items: Json }[]
      }
      claim_job_letters: {
        Args: { max_results?: number | null; settle_seconds?: number | null }
        Returns: { kind: string; to_address: string; language: string; title: string; slug: string; state: string; person: string; ends_at: string }[]
      }
      claim_leaving_letters: {
        Args: { max_results?: number | null }
        Returns: { to_address: string; language: string; leaves_at: string; by_team: boolean }[]
      }
      claim_moderation_notices: {
        Args: { max_results?: number | null; settle_seconds?: number | null }
        Returns: { kind: string; decision: string; canned: string; note: string; to_address: string; language: string; subject_name: string; link: string }[]
      }
      claim_notification_letters: {
        Args: { mode: string | null; max_results?: number | null; settle_seconds?: number | null }
        Returns: { to_address: string; language: string; mail_key: string; items: Json }[]
      }
      claim_options: {
        Args: { place: string | null }
        Returns: Json
      }
      claim_outbox: {
        Args: { max_results?: number | null }
        Returns: Database['public']['Tables']['outbox']['Row'][]
      }
      claim_place_alert_letters: {
        Args: { max_results?: number | null }
        Returns: { to_address: string; language: string; name: string; address: string; items: Json }[]
      }
      claim_prayer_pushes: {
        Args: { max_results?: number | null }
        Returns: { id: string; endpoint: string; p256dh: string; auth: string; language: string; stop_key: string; prayer: string; prayer_at: string }[]
      }
      claim_pushes: {
        Args: { max_results?: number | null }
        Returns: { id: number; endpoint: string; p256dh: string; auth: string; language: string; stop_key: string; subject: string; ends_at: string; content: Json }[]
      }
      claim_timetable_letters: {
        Args: { max_results?: number | null; today?: string | null }
        Returns: { to_address: string; locale: string; mail_token: string; mosque_name: string; mosque_slug: string; month: string; paper: string; colour: string; own_colour: string; language: string }[]
      }
      claims_to_decide: {
        Args: { place?: string | null; max_results?: number | null }
        Returns: Json
      }
      claims_to_vouch: {
        Args: never
        Returns: Json
      }
      clear_from_group: {
        Args: { slug: string | null; note?: string | null; contribution?: string | null }
        Returns: undefined
      }
      clear_sign_in_leftovers: {
        Args: never
        Returns: undefined
      }
      close_job: {
        Args: { job: string | null; how: string | null }
        Returns: undefined
      }
      close_listing: {
        Args: { place: string | null; closed_on: string | null; reason?: string | null; moved_to?: string | null }
        Returns: boolean
      }
      community_addresses: {
        Args: { after?: string | null; max_results?: number | null }
        Returns: { section: string; slug: string; changed: string }[]
      }
      community_hub: {
        Args: { lat?: number | null; lng?: number | null; languages?: string[] | null; max_results?: number | null }
        Returns: Json
      }
      community_list: {
        Args: { section?: string | null; category?: string | null; tag?: string | null; languages?: string[] | null; words?: string | null; sort?: string | null; narrow?: string | null; after?: string | null; max_results?: number | null }
        Returns: Json
      }
      community_pulse: {
        Args: never
        Returns: Json
      }
      community_search: {
        Args: { asked: Json | null; places?: string[] | null; of_kind?: string | null; language?: string | null; starting?: number | null; max_results?: number | null }
        Returns: Json
      }
      community_size: {
        Args: never
        Returns: Json
      }
      confirm_alert: {
        Args: { token_hash: string | null }
        Returns: boolean
      }
      confirm_fact: {
        Args: { place: string | null; fact: string | null; answer: boolean | null }
        Returns: undefined
      }
      confirm_gift: {
        Args: { gift: string | null; cents: number | null }
        Returns: undefined
      }
      confirm_order: {
        Args: { ordered: string | null }
        Returns: undefined
      }
      confirm_order_payment: {
        Args: { ordered: string | null }
        Returns: undefined
      }
      confirm_social_code: {
        Args: { token: string | null }
        Returns: Json
      }
      confirm_transfer: {
        Args: { invoice: string | null; refund_cents?: number | null }
        Returns: undefined
      }
      connect_campaign: {
        Args: { contribution: string | null }
        Returns: undefined
      }
      console_facts: {
        Args: never
        Returns: Json
      }
      contribution_draft: {
        Args: { section: string | null; slug: string | null }
        Returns: Json
      }
      contribution_page: {
        Args: { section: string | null; slug: string | null; starting?: number | null; max_results?: number | null }
        Returns: Json
      }
      count_campaign_visits: {
        Args: { entries: Json | null }
        Returns: undefined
      }
      count_embed_loads: {
        Args: { entries: Json | null }
        Returns: undefined
      }
      count_missed_searches: {
        Args: { entries: Json | null }
        Returns: undefined
      }
      count_place_actions: {
        Args: { entries: Json | null }
        Returns: undefined
      }
      count_shown_searches: {
        Args: { entries: Json | null }
        Returns: undefined
      }
      country_sightings: {
        Args: { country: string | null }
        Returns: Json
      }
      course_draft: {
        Args: { course: string | null }
        Returns: Json
      }
      course_groups: {
        Args: { course: string | null }
        Returns: Json
      }
      course_list: {
        Args: { words?: string | null; languages?: string[] | null; level?: string | null; topic?: string | null; longest?: number | null; skip?: number | null; own?: string | null }
        Returns: Json
      }
      course_page: {
        Args: { course: string | null }
        Returns: Json
      }
      course_recordings: {
        Args: never
        Returns: Json
      }
      database_clock: {
        Args: never
        Returns: string
      }
      decide_affiliate: {
        Args: { person: string | null; decision: string | null }
        Returns: undefined
      }
      decide_moderation: {
        Args: { item_id: string | null; decision: string | null; note?: string | null; canned?: string | null; seen?: string | null; mark?: string | null }
        Returns: Database['public']['Tables']['moderation_items']['Row']
      }
      decide_partner: {
        Args: { partner: string | null; decision: string | null; note?: string | null }
        Returns: undefined
      }
      decide_sponsorship: {
        Args: { booking: string | null; accept: boolean | null; note?: string | null }
        Returns: undefined
      }
      decide_suggestion: {
        Args: { suggestion: string | null; decision: string | null }
        Returns: boolean
      }
      decline_invitation: {
        Args: { token: string | null }
        Returns: boolean
      }
      decline_transfer: {
        Args: { token: string | null }
        Returns: boolean
      }
      delete_alert: {
        Args: { alert: string | null }
        Returns: undefined
      }
      delete_automation: {
        Args: { rule: string | null }
        Returns: undefined
      }
      delete_group: {
        Args: { slug: string | null }
        Returns: undefined
      }
      discard_listing_draft: {
        Args: { draft_token?: string | null }
        Returns: boolean
      }
      disconnect_campaign: {
        Args: { contribution: string | null }
        Returns: undefined
      }
      drop_mail: {
        Args: { mail: number | null }
        Returns: undefined
      }
      drop_push_subscriptions: {
        Args: { ids: string[] | null }
        Returns: undefined
      }
      due_certificate_reminders: {
        Args: { today?: string | null }
        Returns: { evidence_id: string; days: number; expires_on: string; email: string; language: string; business: string; slug: string }[]
      }
      due_leavings: {
        Args: { max_results?: number | null }
        Returns: { member: string; to_address: string; language: string }[]
      }
      due_trial_reminders: {
        Args: { today?: string | null }
        Returns: { business_id: string; day: number; email: string; language: string; ends: string; listing: string }[]
      }
      education_details: {
        Args: { contribution: string | null }
        Returns: Json
      }
      education_list: {
        Args: { words?: string | null; kind?: string | null; topic?: string | null; level?: string | null; attendance?: string | null; languages?: string[] | null; narrow?: string | null; sort?: string | null; after?: string | null; max_results?: number | null; town?: string | null }
        Returns: Json
      }
      embed_load_report: {
        Args: { days?: number | null; of_place?: string | null }
        Returns: Json
      }
      end_campaign: {
        Args: { contribution: string | null }
        Returns: undefined
      }
      end_devices: {
        Args: { device?: string | null }
        Returns: number
      }
      end_sending: {
        Args: { once: string | null; digest: string | null; led_to?: string | null }
        Returns: undefined
      }
      end_sessions: {
        Args: { person: string | null; reason: string | null; of_session?: string | null }
        Returns: number
      }
      enrol: {
        Args: { course: string | null; leave?: boolean | null }
        Returns: undefined
      }
      enter_claim_code: {
        Args: { claim: string | null; code: string | null }
        Returns: string
      }
      erase_account: {
        Args: { person: string | null; reason: string | null }
        Returns: string
      }
      event_guests: {
        Args: { day: string | null }
        Returns: Json
      }
      events_list: {
        Args: { from_day?: string | null; until_day?: string | null; lat?: number | null; lng?: number | null; km?: number | null; place?: string | null; marks?: string[] | null; attendance?: string | null; languages?: string[] | null; is_free?: boolean | null; event?: string | null; after?: string | null; max_results?: number | null; words?: string | null; once?: boolean | null; for_calendar?: boolean | null }
        Returns: Json
      }
      events_of: {
        Args: { key: string | null }
        Returns: Json
      }
      events_to_lay: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      expire_form_drafts: {
        Args: never
        Returns: number
      }
      expire_listing_drafts: {
        Args: never
        Returns: number
      }
      expire_memberships: {
        Args: { today?: string | null }
        Returns: number
      }
      find_business: {
        Args: { id_or_slug: string | null }
        Returns: Json
      }
      find_changes: {
        Args: { who?: string | null; what?: string | null; how?: string | null; which?: string | null; since?: string | null; until?: string | null; before?: number | null; max_results?: number | null }
        Returns: Json
      }
      find_freeze: {
        Args: { token: string | null }
        Returns: Json
      }
      find_invitation: {
        Args: { token: string | null }
        Returns: Json
      }
      find_invoices: {
        Args: { wanted?: string | null; state?: string | null; max_results?: number | null; skipped?: number | null }
        Returns: Json
      }
      find_listing_draft: {
        Args: { draft_token?: string | null }
        Returns: Json
      }
      find_mosque: {
        Args: { id_or_slug: string | null }
        Returns: Json
      }
      find_order: {
        Args: { ordered: string | null }
        Returns: Json
      }
      find_people: {
        Args: { wanted?: string | null; kind?: string | null; before?: string | null; before_id?: string | null; max_results?: number | null }
        Returns: Json
      }
      find_prayer_rooms: {
        Args: { lat?: number | null; lng?: number | null; query?: string | null; hosts?: string[] | null; filters?: string[] | null; radius_km?: number | null; min_lat?: number | null; min_lng?: number | null; max_lat?: number | null; max_lng?: number | null; max_results?: number | null; skip_results?: number | null; state?: string | null }
        Returns: Json
      }
      find_transfer: {
        Args: { token: string | null }
        Returns: Json
      }
      finish_application: {
        Args: { application: string | null; is_kept: boolean | null }
        Returns: undefined
      }
      finish_automation_run: {
        Args: { run: string | null; attempt: number | null; outcome: string | null; detail?: string | null; again?: string | null; notices?: Json | null; moment?: string | null; exchange?: Json | null }
        Returns: boolean
      }
      finish_import_staging: {
        Args: { import_id: string | null; with_report?: boolean | null }
        Returns: undefined
      }
      finish_job: {
        Args: { name: string | null; started_at: string | null; ms: number | null; error: string | null; next_at: string | null }
        Returns: undefined
      }
      finish_outbox: {
        Args: { id: number | null; ok: boolean | null; error?: string | null }
        Returns: undefined
      }
      finish_photo: {
        Args: { photo: string | null }
        Returns: string
      }
      finish_pushes: {
        Args: { done: number[] | null; gone: number[] | null; retry: number[] | null }
        Returns: undefined
      }
      fold_directory_sums: {
        Args: never
        Returns: number
      }
      follow_affiliate: {
        Args: { code: string | null }
        Returns: number
      }
      follow_campaign: {
        Args: { code: string | null }
        Returns: string
      }
      follow_newsletter: {
        Args: { issue: string | null; block: number | null; counts: boolean | null }
        Returns: string
      }
      follow_person: {
        Args: { handle: string | null; wanted?: boolean | null }
        Returns: undefined
      }
      forget_claim_documents: {
        Args: { paths: string[] | null; today?: string | null }
        Returns: number
      }
      forget_old_applications: {
        Args: never
        Returns: number
      }
      forget_old_chats: {
        Args: never
        Returns: number
      }
      forget_old_mail: {
        Args: never
        Returns: undefined
      }
      forget_old_views: {
        Args: never
        Returns: undefined
      }
      freeze_by_letter: {
        Args: { token: string | null }
        Returns: string
      }
      freeze_listing: {
        Args: { business: string | null }
        Returns: boolean
      }
      give_sanction: {
        Args: { item_id: string | null; kind: string | null; days?: number | null; canned?: string | null; note?: string | null }
        Returns: string
      }
      giving_page: {
        Args: never
        Returns: Json
      }
      group_by_key: {
        Args: { key: string | null }
        Returns: Json
      }
      group_calendar: {
        Args: { key: string | null }
        Returns: Json
      }
      group_calendar_key: {
        Args: { slug: string | null; renew?: boolean | null }
        Returns: string
      }
      group_desk: {
        Args: { course: string | null }
        Returns: Json
      }
      group_page: {
        Args: { slug: string | null; key?: string | null; after?: string | null; max_results?: number | null }
        Returns: Json
      }
      group_people: {
        Args: { slug: string | null }
        Returns: Json
      }
      groups_list: {
        Args: { words?: string | null; kind?: string | null; place?: string | null; after?: string | null; max_results?: number | null }
        Returns: Json
      }
      halal_page: {
        Args: { id_or_slug: string | null }
        Returns: Json
      }
      has_password: {
        Args: never
        Returns: boolean
      }
      help_page: {
        Args: { language: string | null }
        Returns: Json
      }
      help_topic: {
        Args: { topic: string | null; language: string | null }
        Returns: Json
      }
      home_page: {
        Args: { lat?: number | null; lng?: number | null; partner_limit?: number | null }
        Returns: Json
      }
      how_i_stand: {
        Args: never
        Returns: Json
      }
      ideas_by_town: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      ideas_roadmap: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      income_page: {
        Args: never
        Returns: Json
      }
      invitation_from: {
        Args: { code: string | null }
        Returns: Json
      }
      invite_to_team: {
        Args: { business: string | null; email: string | null; role: string | null; language?: string | null }
        Returns: string
      }
      issue_certificate: {
        Args: { course: string | null; learner: string | null }
        Returns: string
      }
      issue_claim_call: {
        Args: { claim: string | null; claimant: string | null; code_hash: string | null }
        Returns: Json
      }
      issue_claim_code: {
        Args: { claim: string | null; claimant: string | null; language: string | null }
        Returns: string
      }
      job_addresses: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      job_applicants: {
        Args: { job: string | null }
        Returns: Json
      }
      job_desk: {
        Args: never
        Returns: Json
      }
      job_page: {
        Args: { slug: string | null }
        Returns: Json
      }
      jobs_list: {
        Args: { filter?: Json | null; max_results?: number | null; skip_results?: number | null }
        Returns: Json
      }
      join_group: {
        Args: { which: string | null; leave?: boolean | null }
        Returns: undefined
      }
      jumuahs_around: {
        Args: never
        Returns: { place: string; time_zone: string; lat: number; lng: number; khutbah_at: string; season_from: string; season_until: string }[]
      }
      keep_account: {
        Args: { person: string | null; reason: string | null }
        Returns: undefined
      }
      keep_campaign_account: {
        Args: { campaign: string | null; account: string | null; said: Json | null }
        Returns: undefined
      }
      keep_facts: {
        Args: { place: string | null }
        Returns: undefined
      }
      keep_group: {
        Args: { input: Json | null; slug?: string | null }
        Returns: Json
      }
      keep_lesson_place: {
        Args: { lesson: string | null; seconds: number | null }
        Returns: boolean
      }
      keep_push: {
        Args: { endpoint: string | null; p256dh: string | null; auth: string | null; language: string | null; time_zone: string | null; subjects: string[] | null; quiet_from: string | null; quiet_until: string | null; prayers: string[] | null; lat: number | null; lng: number | null; country: string | null; prayer_choice: string | null }
        Returns: undefined
      }
      keep_referral: {
        Args: { code: string | null; touched_at?: string | null }
        Returns: boolean
      }
      keep_view_days: {
        Args: never
        Returns: undefined
      }
      keep_web_log: {
        Args: { entries: Json | null }
        Returns: undefined
      }
      latest_reviews: {
        Args: { languages?: string[] | null; stars?: number | null; after?: string | null; max_results?: number | null }
        Returns: Json
      }
      lay_automation_runs: {
        Args: { ramadans: string[] | null; moment?: string | null }
        Returns: number
      }
      lay_event: {
        Args: { event: string | null; days: Json | null }
        Returns: undefined
      }
      leave_team: {
        Args: { member: string | null }
        Returns: boolean
      }
      leaving_files: {
        Args: { member: string | null }
        Returns: { bucket: string; path: string }[]
      }
      lesson_page: {
        Args: { course: string | null; lesson: string | null }
        Returns: Json
      }
      lift_freeze: {
        Args: { business: string | null }
        Returns: boolean
      }
      lift_sanction: {
        Args: { sanction: string | null }
        Returns: undefined
      }
      list_gifts: {
        Args: { max_results?: number | null; skipped?: number | null }
        Returns: Json
      }
      list_orders: {
        Args: { state?: string | null; max_results?: number | null; skipped?: number | null }
        Returns: Json
      }
      list_person_threads: {
        Args: { after?: string | null; max_results?: number | null }
        Returns: Json
      }
      list_threads: {
        Args: { side: string | null; business?: string | null; done?: boolean | null; after?: string | null; max_results?: number | null }
        Returns: Json
      }
      listing_freeze: {
        Args: { business: string | null }
        Returns: Json
      }
      listing_freshness: {
        Args: never
        Returns: Json
      }
      listing_history: {
        Args: { place: string | null; max_results?: number | null; older_than?: number | null }
        Returns: { id: number; at: string; action: string; actor_name: string; actor_kind: string; changes: Json; can_undo: boolean }[]
      }
      location_groups: {
        Args: { fewest?: number | null }
        Returns: { country_code: string; city: string; category: string; subcategory: string; listings: number; changed: string }[]
      }
      location_page: {
        Args: { category: string | null; country?: string | null; subcategory?: string | null; lat?: number | null; lng?: number | null; reach_km?: number | null; max_results?: number | null; skip_results?: number | null }
        Returns: Json
      }
      lock_account: {
        Args: { person: string | null; reason: string | null }
        Returns: undefined
      }
      mail_desk: {
        Args: { state?: string | null; before?: number | null; max_results?: number | null }
        Returns: Json
      }
      make_payouts: {
        Args: { today?: string | null }
        Returns: number
      }
      make_superadmin: {
        Args: { email: string | null }
        Returns: boolean
      }
      mark_contribution: {
        Args: { contribution: string | null; read_number?: number | null; follow?: boolean | null; keep?: boolean | null; draft?: string | null; remind_at?: string | null }
        Returns: undefined
      }
      mark_lesson: {
        Args: { lesson: string | null; done?: boolean | null }
        Returns: undefined
      }
      mark_solved: {
        Args: { contribution: string | null; reply?: string | null }
        Returns: undefined
      }
      meal_plan: {
        Args: { first: string | null; last: string | null; wanted?: string | null }
        Returns: Json
      }
      merge_contributions: {
        Args: { from_contribution: string | null; into_contribution: string | null }
        Returns: undefined
      }
      merge_import: {
        Args: { import_id: string | null }
        Returns: undefined
      }
      merge_import_batch: {
        Args: { import_id: string | null; max_rows: number | null; may_wait?: boolean | null }
        Returns: Json
      }
      merge_quran_shelf: {
        Args: { shelf: Json | null }
        Returns: Json
      }
      message_counts: {
        Args: never
        Returns: Json
      }
      message_option: {
        Args: { place: string | null }
        Returns: Json
      }
      moderation_queue: {
        Args: { kind?: string | null; state?: string | null; min_hours?: number | null; taken?: string | null; max_results?: number | null; skip_results?: number | null }
        Returns: Json
      }
      moderation_words_desk: {
        Args: never
        Returns: Json
      }
      mosque_ask: {
        Args: { token: string | null }
        Returns: Json
      }
      mosque_desk: {
        Args: { place: string | null }
        Returns: Json
      }
      mosque_groups: {
        Args: { fewest?: number | null }
        Returns: { country_code: string; city: string; mosques: number; changed: string }[]
      }
      mosque_history: {
        Args: { place: string | null; max_results?: number | null; older_than?: number | null }
        Returns: { id: number; at: string; action: string; entity: string; actor_name: string; actor_kind: string; changes: Json; subject: Json; can_undo: boolean }[]
      }
      mosque_location: {
        Args: { country: string | null; lat?: number | null; lng?: number | null; reach_km?: number | null; max_results?: number | null; skip_results?: number | null }
        Returns: Json
      }
      mosque_page: {
        Args: { id_or_slug: string | null }
        Returns: Json
      }
      mosque_times: {
        Args: { id_or_slug: string | null }
        Returns: Json
      }
      move_event_day: {
        Args: { day: string | null; starts_at: string | null; note?: string | null }
        Returns: undefined
      }
      move_order: {
        Args: { ordered: string | null; step: string | null; note?: string | null }
        Returns: undefined
      }
      move_payout: {
        Args: { payout: string | null; state: string | null; note?: string | null }
        Returns: undefined
      }
      move_photo: {
        Args: { photo: string | null; step: number | null }
        Returns: undefined
      }
      move_shift: {
        Args: { shift: string | null; day: string | null; starts: string | null; ends: string | null }
        Returns: undefined
      }
      move_store_picture: {
        Args: { picture: string | null; step: number | null }
        Returns: undefined
      }
      my_alerts: {
        Args: { about: string | null }
        Returns: Json
      }
      my_applications: {
        Args: never
        Returns: Json
      }
      my_business: {
        Args: { place: string | null }
        Returns: Json
      }
      my_businesses: {
        Args: never
        Returns: Json
      }
      my_courses: {
        Args: never
        Returns: Json
      }
      my_data: {
        Args: { place: string | null; skip_results?: number | null; max_results?: number | null }
        Returns: Json
      }
      my_data_parts: {
        Args: never
        Returns: { part: string; place: string; number: number }[]
      }
      my_devices: {
        Args: never
        Returns: Json
      }
      my_drafts: {
        Args: { section: string | null }
        Returns: Json
      }
      my_files: {
        Args: never
        Returns: { bucket: string; path: string; size: number }[]
      }
      my_groups: {
        Args: never
        Returns: Json
      }
      my_invitation: {
        Args: { renew?: boolean | null }
        Returns: Json
      }
      my_jobs: {
        Args: never
        Returns: Json
      }
      my_leaving: {
        Args: never
        Returns: Json
      }
      my_mosque: {
        Args: { place: string | null }
        Returns: Json
      }
      my_organisers: {
        Args: never
        Returns: Json
      }
      my_person: {
        Args: never
        Returns: Json
      }
      my_places: {
        Args: never
        Returns: Json
      }
      my_social_accounts: {
        Args: never
        Returns: Json
      }
      my_standing: {
        Args: never
        Returns: Json
      }
      near_businesses: {
        Args: { lat?: number | null; lng?: number | null; category?: string | null; query?: string | null; radius_km?: number | null; max_results?: number | null; skip_results?: number | null }
        Returns: { id: string; slug: string; name: string; local_name: string; description: string; image: string; rating: number; reviews_count: number; business_type: string; business_category: string; subcategory: string; address: string; city: string; state: string; country: string; country_code: string; latitude: number; longitude: number; time_zone: string; phone: string; website: string; whatsapp: string; hours: Json; services: string[]; halal_level: number; halal_said_by: string; halal_said: string; halal_seen: string; cuisines: string[]; muslim_owned: boolean; price_range: string; tags: string[]; featured: boolean; is_featured: boolean; priority: number; is_sample: boolean; source_table: string; distance: number }[]
      }
      near_mosques: {
        Args: { lat?: number | null; lng?: number | null; max_results?: number | null; skip_results?: number | null }
        Returns: { id: string; slug: string; name: string; local_name: string; description: string; image: string; mosque_type: string; address: string; city: string; state: string; country: string; country_code: string; latitude: number; longitude: number; time_zone: string; phone: string; website: string; facilities: Json; prayer_times: Json; prayer_date: string; calculation_method: number; asr_school: number; is_sample: boolean; source_table: string; distance: number }[]
      }
      newsletter_choices: {
        Args: { token_hash: string | null }
        Returns: Json
      }
      newsletter_confirm: {
        Args: { token_hash: string | null }
        Returns: boolean
      }
      newsletter_desk: {
        Args: { issue?: string | null }
        Returns: Json
      }
      newsletter_due: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      newsletter_request: {
        Args: { email: string | null; language: string | null; confirm_hash: string | null; unsubscribe_hash: string | null; mail: Json | null }
        Returns: string
      }
      newsletter_unsubscribe: {
        Args: { token_hash: string | null }
        Returns: boolean
      }
      note_export: {
        Args: never
        Returns: undefined
      }
      note_import_failure: {
        Args: { import_id: string | null; reason: string | null }
        Returns: undefined
      }
      note_import_preview: {
        Args: { import_id: string | null; format: string | null; preview: Json | null; mapping: Json | null; options: Json | null }
        Returns: undefined
      }
      note_import_staged: {
        Args: { import_id: string | null }
        Returns: undefined
      }
      note_site_proof: {
        Args: { claim: string | null; website: string | null }
        Returns: string
      }
      note_unanswered: {
        Args: { question: string | null; language: string | null }
        Returns: undefined
      }
      notifications_page: {
        Args: { after?: string | null; max_results?: number | null }
        Returns: Json
      }
      occasions_near: {
        Args: { lat: number | null; lng: number | null; kinds: string[] | null; from_day: string | null; until_day: string | null; radius_km?: number | null; max_results?: number | null }
        Returns: Json
      }
      offer_for_idea: {
        Args: { contribution: string | null; place: string | null; words: string | null }
        Returns: undefined
      }
      offer_shift: {
        Args: { contribution: string | null; body: string | null; day: string | null; starts: string | null; ends: string | null; time_zone: string | null; capacity: number | null }
        Returns: string
      }
      offer_transfer: {
        Args: { business: string | null; to_email: string | null; language?: string | null }
        Returns: string
      }
      open_chat: {
        Args: { token: string | null; language: string | null; email?: string | null; said?: Json | null }
        Returns: Json
      }
      open_claim: {
        Args: { place: string | null; business_name: string | null; claimant_role: string | null; method: string | null; evidence?: string | null; mosques?: string[] | null; document_path?: string | null; mailbox?: string | null }
        Returns: Json
      }
      open_person_thread: {
        Args: { thread: string | null; shown?: number | null }
        Returns: Json
      }
      open_thread: {
        Args: { thread: string | null; shown?: number | null }
        Returns: Json
      }
      orders_to_refund: {
        Args: never
        Returns: Json
      }
      own_document: {
        Args: { bucket: string | null; path: string | null; member: string | null }
        Returns: undefined
      }
      own_sponsorships: {
        Args: { business_id: string | null; booking?: string | null }
        Returns: Json
      }
      owner_analytics: {
        Args: { days?: number | null; of_place?: string | null }
        Returns: Json
      }
      owner_answers: {
        Args: { of_place?: string | null }
        Returns: Json
      }
      owner_branches: {
        Args: { days?: number | null }
        Returns: Json
      }
      owner_searches: {
        Args: { of_place?: string | null }
        Returns: Json
      }
      partner_badge: {
        Args: { badge_id?: string | null; site_domain?: string | null }
        Returns: Json
      }
      partner_standing: {
        Args: { partner: string | null; no: number | null }
        Returns: Json
      }
      pass_on_suggestions: {
        Args: never
        Returns: number
      }
      payment_context: {
        Args: { account: string | null; chosen?: string | null }
        Returns: Json
      }
      payout_sheet: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      person_file: {
        Args: { person: string | null }
        Returns: Json
      }
      person_page: {
        Args: { handle: string | null; after?: string | null; max_results?: number | null }
        Returns: Json
      }
      photo_files_to_remove: {
        Args: { max_results?: number | null }
        Returns: { bucket: string; path: string }[]
      }
      place_accounts: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      place_order: {
        Args: { wanted: Json | null }
        Returns: Json
      }
      place_photos: {
        Args: { place: string | null }
        Returns: Json
      }
      plan_desk: {
        Args: never
        Returns: Json
      }
      plan_quote: {
        Args: { business_id: string | null; plan_type: string | null; billing_cycle?: string | null; code?: string | null }
        Returns: Json
      }
      planned_ingredients: {
        Args: { first: string | null; last: string | null }
        Returns: Json
      }
      pledge: {
        Args: { contribution: string | null; amount?: number | null }
        Returns: undefined
      }
      pledges_to_remind: {
        Args: { remind: string | null; after?: string | null; max_results?: number | null }
        Returns: { id: string; day: string; country: string; moved: number }[]
      }
      prayer_room_page: {
        Args: { id_or_slug: string | null }
        Returns: Json
      }
      prayers_to_reckon: {
        Args: { max_results?: number | null }
        Returns: { id: string; lat: number; lng: number; country: string; prayer_choice: string; prayers: string[] }[]
      }
      profile_of_place: {
        Args: { place: string | null }
        Returns: Json
      }
      promotion_at: {
        Args: { placement: string | null; language?: string | null; lat?: number | null; lng?: number | null }
        Returns: Json
      }
      promotions_desk: {
        Args: { promotion?: string | null }
        Returns: Json
      }
      publish_course: {
        Args: { course: string | null }
        Returns: string
      }
      publish_listing_draft: {
        Args: { draft_id: string | null }
        Returns: Json
      }
      purge_realtime_messages: {
        Args: never
        Returns: undefined
      }
      push_key: {
        Args: { candidate: Json | null }
        Returns: Json
      }
      put_letter: {
        Args: { letter: number | null; mail: Json | null; key_hash?: string | null }
        Returns: boolean
      }
      queue_newsletter: {
        Args: { mails: Json | null; is_kept: boolean | null }
        Returns: number
      }
      quote_with_code: {
        Args: { wanted: Json | null; code: string | null; person?: string | null; delivery?: string | null; country?: string | null; pickup?: string | null }
        Returns: Json
      }
      react: {
        Args: { contribution: string | null; reply?: string | null; wanted?: boolean | null }
        Returns: number
      }
      read_chat: {
        Args: { token: string | null }
        Returns: Json
      }
      read_notifications: {
        Args: { notification?: string | null; contribution?: string | null }
        Returns: undefined
      }
      recipe_details: {
        Args: { contribution: string | null }
        Returns: Json
      }
      recipe_list: {
        Args: { words?: string | null; course?: string | null; occasion?: string | null; without?: string[] | null; minutes?: number | null; languages?: string[] | null; narrow?: string | null; sort?: string | null; after?: string | null; max_results?: number | null }
        Returns: Json
      }
      record_payment_event: {
        Args: { event: Json | null; today?: string | null }
        Returns: string
      }
      records_choices: {
        Args: never
        Returns: Json
      }
      records_page: {
        Args: { filters?: Json | null; sort_by?: string | null; after_row?: Json | null; is_back?: boolean | null; max_results?: number | null }
        Returns: Json
      }
      refresh_halal_levels: {
        Args: { today?: string | null }
        Returns: number
      }
      refund_gift: {
        Args: { payment: string | null; cents: number | null }
        Returns: undefined
      }
      refund_order: {
        Args: { ordered: string | null; cents: number | null }
        Returns: undefined
      }
      register_giving_group: {
        Args: { name: string | null; about: string | null; website?: string | null }
        Returns: string
      }
      register_jobs: {
        Args: { known: Json | null }
        Returns: undefined
      }
      release_orders: {
        Args: never
        Returns: number
      }
      remark_on_lesson: {
        Args: { lesson: string | null; words: string | null; language?: string | null; answers?: string | null }
        Returns: string
      }
      remind_of_bookmarks: {
        Args: never
        Returns: number
      }
      remind_of_events: {
        Args: never
        Returns: number
      }
      remind_of_giving: {
        Args: never
        Returns: number
      }
      remind_of_groups: {
        Args: never
        Returns: number
      }
      remind_of_jumuah: {
        Args: { place: string | null; at: string | null; zone: string | null }
        Returns: number
      }
      remind_to_give: {
        Args: { contribution: string | null; remind?: string | null; time_zone?: string | null; country?: string | null; moved?: number | null }
        Returns: undefined
      }
      remove_category: {
        Args: { category: string | null; part: string | null; seen: number | null }
        Returns: undefined
      }
      remove_photo: {
        Args: { photo: string | null }
        Returns: undefined
      }
      renew_group_key: {
        Args: { slug: string | null }
        Returns: undefined
      }
      renew_job: {
        Args: { job: string | null; days?: number | null }
        Returns: string
      }
      renew_paid_plans: {
        Args: { today?: string | null }
        Returns: number
      }
      reopen_listing: {
        Args: { place: string | null }
        Returns: boolean
      }
      replay_automation: {
        Args: { run: string | null }
        Returns: undefined
      }
      replies_desk: {
        Args: never
        Returns: Json
      }
      reply_versions_of: {
        Args: { reply: string | null }
        Returns: Json
      }
      report_import_progress: {
        Args: { import_id: string | null; progress: Json | null; problems?: Json | null }
        Returns: undefined
      }
      report_person: {
        Args: { handle: string | null; reason: string | null; note?: string | null }
        Returns: undefined
      }
      request_mosque_admin: {
        Args: { place: string | null; claimed_role: string | null; statement: string | null }
        Returns: string
      }
      request_place_alert: {
        Args: { email: string | null; language: string | null; filter: Json | null; address: string | null; name: string | null; token: string | null; confirm_hash: string | null; mail: Json | null }
        Returns: string
      }
      require_second_factor: {
        Args: { rule: string | null }
        Returns: undefined
      }
      restage_import: {
        Args: { import_id: string | null }
        Returns: undefined
      }
      restore_course: {
        Args: { course: string | null; number: number | null }
        Returns: undefined
      }
      resume_import: {
        Args: { import_id: string | null }
        Returns: undefined
      }
      retire_category: {
        Args: { category: string | null; part: string | null; seen: number | null; retired: boolean | null }
        Returns: number
      }
      retry_mail: {
        Args: { mail: number | null }
        Returns: undefined
      }
      review_article: {
        Args: { contribution: string | null; version: string | null; wanted?: boolean | null }
        Returns: undefined
      }
      review_course: {
        Args: { course: string | null; rating?: number | null; words?: string | null; language?: string | null }
        Returns: string
      }
      reviews_page: {
        Args: { place: string | null; sort?: string | null; stars?: number | null; lang?: string | null; max_results?: number | null; skip_results?: number | null }
        Returns: Json
      }
      reviews_to_answer: {
        Args: never
        Returns: Json
      }
      revoke_invitation: {
        Args: { invitation: string | null }
        Returns: boolean
      }
      revoke_vouch: {
        Args: { claim: string | null }
        Returns: boolean
      }
      roll_up_views: {
        Args: { pages: number | null; promos: number | null }
        Returns: undefined
      }
      rotate_automation_secret: {
        Args: { rule: string | null }
        Returns: number
      }
      sample_counts: {
        Args: never
        Returns: Json
      }
      save_alert: {
        Args: { about: string | null; filter: Json | null; address: string | null; name: string | null }
        Returns: undefined
      }
      save_automation: {
        Args: { input: Json | null; rule?: string | null }
        Returns: string
      }
      save_campaign: {
        Args: { input: Json | null; campaign: Json | null; contribution?: string | null; wanted?: string | null }
        Returns: Json
      }
      save_category: {
        Args: { category: string | null; part: string | null; seen: number | null; edit: Json | null }
        Returns: number
      }
      save_contribution: {
        Args: { section: string | null; input: Json | null; contribution?: string | null; wanted?: string | null }
        Returns: Json
      }
      save_course: {
        Args: { content: Json | null; course?: string | null; seen?: string | null }
        Returns: Json
      }
      save_education: {
        Args: { input: Json | null; entry: Json | null; contribution?: string | null; wanted?: string | null }
        Returns: Json
      }
      save_event: {
        Args: { input: Json | null; days: Json | null; contribution?: string | null; wanted?: string | null }
        Returns: Json
      }
      save_group: {
        Args: { course: string | null; content: Json | null; which?: string | null; seen?: string | null }
        Returns: string
      }
      save_job: {
        Args: { input: Json | null; job?: string | null }
        Returns: Json
      }
      save_listing_draft: {
        Args: { section: string | null; content: Json | null; next_step: string | null; draft_token?: string | null }
        Returns: Json
      }
      save_person: {
        Args: { facts: Json | null }
        Returns: undefined
      }
      save_recipe: {
        Args: { input: Json | null; recipe: Json | null; contribution?: string | null; wanted?: string | null }
        Returns: Json
      }
      save_reply: {
        Args: { contribution: string | null; body: string | null; language: string | null; reply?: string | null; quotes?: string | null; once?: string | null }
        Returns: Json
      }
      save_social_account: {
        Args: { input: Json | null; account?: string | null }
        Returns: Json
      }
      saved_page: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      say_dua: {
        Args: { contribution: string | null; body?: string | null; is_private?: boolean | null }
        Returns: string
      }
      say_made: {
        Args: { contribution: string | null; rating?: number | null }
        Returns: undefined
      }
      say_of_prayer_room: {
        Args: { room: string | null; field: string | null; value: Json | null }
        Returns: string
      }
      schedule_newsletter: {
        Args: { issue: string | null; at: string | null; seen: string | null }
        Returns: undefined
      }
      seal_views: {
        Args: never
        Returns: Json
      }
      search_businesses: {
        Args: { lat?: number | null; lng?: number | null; query?: string | null; category?: string | null; subcategory?: string | null; radius_km?: number | null; min_lat?: number | null; min_lng?: number | null; max_lat?: number | null; max_lng?: number | null; filters?: Json | null; sort?: string | null; max_results?: number | null; skip_results?: number | null }
        Returns: Json
      }
      search_help: {
        Args: { query: string | null; language?: string | null }
        Returns: { id: string; locale: string; section: string; question: string; answer: string; rank: number }[]
      }
      search_mosques: {
        Args: { query?: string | null; lat?: number | null; lng?: number | null; filters?: string[] | null; min_lat?: number | null; min_lng?: number | null; max_lat?: number | null; max_lng?: number | null; max_results?: number | null; skip_results?: number | null; radius_km?: number | null }
        Returns: Json
      }
      search_suggest: {
        Args: { query: string | null; lat?: number | null; lng?: number | null; max_results?: number | null }
        Returns: { kind: string; id: string; slug: string; name: string; city: string; country: string; business_category: string; distance: number }[]
      }
      send_contact_message: {
        Args: { name: string | null; email: string | null; subject: string | null; message: string | null; language: string | null; sender_id: string | null; recipient: string | null; mail_status: string | null; topic?: string | null }
        Returns: string
      }
      set_block: {
        Args: { handle: string | null; kind?: string | null }
        Returns: undefined
      }
      set_group_date: {
        Args: { date: string | null; content: Json | null }
        Returns: undefined
      }
      set_idea_status: {
        Args: { contribution: string | null; status: string | null; reason?: string | null }
        Returns: undefined
      }
      set_invoice_issuer: {
        Args: { issuer: Json | null }
        Returns: undefined
      }
      set_iqamah: {
        Args: { place: string | null; effective_from: string | null; rules: Json | null; effective_until?: string | null }
        Returns: number
      }
      set_membership_plan: {
        Args: { business_id: string | null; plan_type: string | null; billing_cycle?: string | null }
        Returns: Database['public']['Tables']['memberships']['Row']
      }
      set_next_prayers: {
        Args: { next: Json | null }
        Returns: undefined
      }
      set_notification: {
        Args: { kind: string | null; in_site: boolean | null; mail: string | null }
        Returns: undefined
      }
      set_ownership: {
        Args: { place: string | null; is_muslim_owned: boolean | null; is_hidden: boolean | null }
        Returns: undefined
      }
      set_payment_provider: {
        Args: { provider: string | null; taxes?: string | null }
        Returns: undefined
      }
      set_payout_account: {
        Args: { method: string | null; holder: string | null; account?: string | null; bank_code?: string | null; email?: string | null }
        Returns: undefined
      }
      set_person_thread: {
        Args: { thread: string | null; wish: string | null }
        Returns: undefined
      }
      set_plan_price: {
        Args: { plan: string | null; monthly: number | null; annual: number | null; reason: string | null }
        Returns: undefined
      }
      set_poll: {
        Args: { contribution: string | null; options: string[] | null; takes_several?: boolean | null; days?: number | null }
        Returns: undefined
      }
      set_role: {
        Args: { person: string | null; role: string | null; granted: boolean | null; reason: string | null; sure?: boolean | null }
        Returns: undefined
      }
      set_site_setting: {
        Args: { name: string | null; value: Json | null }
        Returns: undefined
      }
      set_store_most_held: {
        Args: { items: number | null }
        Returns: undefined
      }
      set_team_role: {
        Args: { member: string | null; role: string | null }
        Returns: boolean
      }
      set_thread: {
        Args: { thread: string | null; wish: string | null }
        Returns: undefined
      }
      set_timetable: {
        Args: { place: string | null; rules: Json | null; sessions?: Json | null }
        Returns: number
      }
      settings_desk: {
        Args: never
        Returns: Json
      }
      settle_pledge: {
        Args: { pledge: string | null; outcome: string | null }
        Returns: undefined
      }
      setup_facts: {
        Args: never
        Returns: Json
      }
      share_list: {
        Args: { list: string | null }
        Returns: string
      }
      shared_list: {
        Args: { token: string | null }
        Returns: Json
      }
      shift_list: {
        Args: { town?: string | null; after?: string | null; max_results?: number | null }
        Returns: Json
      }
      similar_contributions: {
        Args: { of_section: string | null; title: string | null }
        Returns: Json
      }
      similar_listings: {
        Args: { name: string | null; country_code?: string | null; city?: string | null; lat?: number | null; lng?: number | null; phone?: string | null; website?: string | null; address?: string | null }
        Returns: Json
      }
      site_analytics: {
        Args: { since: string | null; until: string | null; most?: number | null; of_sample?: boolean | null }
        Returns: Json
      }
      site_health: {
        Args: never
        Returns: Json
      }
      site_queues: {
        Args: never
        Returns: { queue: string; waiting: number; oldest_seconds: number }[]
      }
      site_settings: {
        Args: never
        Returns: Json
      }
      social_account_page: {
        Args: { account: string | null }
        Returns: Json
      }
      social_code_page: {
        Args: { token: string | null }
        Returns: Json
      }
      social_list: {
        Args: { platform?: string | null; words?: string | null; language?: string | null; topic?: string | null; country?: string | null; after?: string | null; max_results?: number | null }
        Returns: Json
      }
      sponsor_offer: {
        Args: { business_id: string | null; placement?: string | null; town?: Json | null; country?: string | null; days?: number | null }
        Returns: Json
      }
      sponsorship_desk: {
        Args: never
        Returns: Json
      }
      sponsorship_page: {
        Args: never
        Returns: Json
      }
      sponsorship_to_pay: {
        Args: { booking: string | null }
        Returns: Json
      }
      staff_waiting: {
        Args: never
        Returns: Json
      }
      stage_import: {
        Args: { import_id: string | null; mapping: Json | null; kind: string | null; source: string | null; licence?: string | null; take_all?: boolean | null }
        Returns: undefined
      }
      stage_import_rows: {
        Args: { import_id: string | null; staged: Json | null }
        Returns: undefined
      }
      start_campaign_gift: {
        Args: { campaign: string | null; amount: number | null; giver: string | null }
        Returns: Json
      }
      start_gift: {
        Args: { gift: Json | null }
        Returns: Json
      }
      start_social_verification: {
        Args: { account: string | null }
        Returns: undefined
      }
      start_trial: {
        Args: { business_id: string | null }
        Returns: Database['public']['Tables']['memberships']['Row']
      }
      stay: {
        Args: never
        Returns: undefined
      }
      stop_alert: {
        Args: { token: string | null }
        Returns: boolean
      }
      stop_mosque_mail: {
        Args: { token: string | null }
        Returns: string
      }
      stop_newsletter: {
        Args: { issue: string | null }
        Returns: string
      }
      stop_notification_mail: {
        Args: { key: string | null; kind?: string | null }
        Returns: boolean
      }
      stop_push: {
        Args: { key: string | null; subject?: string | null }
        Returns: boolean
      }
      stop_social_verification: {
        Args: { account: string | null }
        Returns: undefined
      }
      stop_timetable_letters: {
        Args: { token: string | null }
        Returns: string
      }
      store_code_desk: {
        Args: never
        Returns: Json
      }
      store_delivery: {
        Args: never
        Returns: Json
      }
      store_delivery_desk: {
        Args: { search?: string | null }
        Returns: Json
      }
      store_desk: {
        Args: { product?: string | null }
        Returns: Json
      }
      store_page: {
        Args: never
        Returns: Json
      }
      store_product: {
        Args: { slug: string | null }
        Returns: Json
      }
      store_quote: {
        Args: { wanted: Json | null; delivery?: string | null; country?: string | null; pickup?: string | null }
        Returns: Json
      }
      suggest_change: {
        Args: { place: string | null; changes: Json | null; note?: string | null }
        Returns: string
      }
      suggest_people: {
        Args: { begins: string | null; contribution?: string | null }
        Returns: Json
      }
      suggest_tags: {
        Args: { begins: string | null; of_section?: string | null }
        Returns: Json
      }
      suggestions_at: {
        Args: { place: string | null }
        Returns: Json
      }
      switch_automation: {
        Args: { rule: string | null; is_on: boolean | null }
        Returns: undefined
      }
      take_announcement_letters: {
        Args: { max_results?: number | null }
        Returns: { to_address: string; language: string; mail_token: string; mosque_name: string; mosque_slug: string; time_zone: string; announcement: Json }[]
      }
      take_application_letters: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      take_asked_job: {
        Args: { name: string | null }
        Returns: boolean
      }
      take_chat_answers: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      take_contact_answers: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      take_course_file: {
        Args: { course: string | null }
        Returns: string
      }
      take_gift_letters: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      take_indexes_away: {
        Args: { import_id: string | null; least_rows?: number | null }
        Returns: number
      }
      take_invoice_letters: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      take_lease: {
        Args: { name: string | null; holder: string | null; seconds: number | null }
        Returns: boolean
      }
      take_letters: {
        Args: { about: string | null; max_results?: number | null; today?: string | null }
        Returns: Json
      }
      take_membership_notices: {
        Args: { today?: string | null; max_results?: number | null }
        Returns: Json
      }
      take_mosque_asks: {
        Args: { max_results?: number | null }
        Returns: { to_address: string; language: string; token: string; mosque_name: string; mosque_slug: string; known: Json }[]
      }
      take_order_letters: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      take_ownership_notices: {
        Args: { max_results?: number | null }
        Returns: Json
      }
      take_saves_along: {
        Args: { places: string[] | null }
        Returns: undefined
      }
      take_shift: {
        Args: { shift: string | null; wanted?: boolean | null }
        Returns: number
      }
      team_page: {
        Args: never
        Returns: Json
      }
      tell_campaign: {
        Args: { contribution: string | null; kind: string | null; body: string | null; amount?: number | null; happened_on?: string | null; document?: string | null }
        Returns: string
      }
      tell_guests: {
        Args: { day: string | null; body: string | null }
        Returns: undefined
      }
      tell_staff: {
        Args: never
        Returns: number
      }
      tell_times: {
        Args: { place: string | null; told: Json | null; is_there: boolean | null }
        Returns: Json
      }
      tell_to_give: {
        Args: { pledge: string | null; day: string | null }
        Returns: boolean
      }
      tell_writing: {
        Args: { contribution: string | null }
        Returns: undefined
      }
      tend_contribution: {
        Args: { contribution: string | null; action: string | null; into_category?: string | null }
        Returns: undefined
      }
      tend_group: {
        Args: { slug: string | null; handle: string | null; action: string | null }
        Returns: undefined
      }
      tidy_pushes: {
        Args: never
        Returns: undefined
      }
      top_places: {
        Args: { town?: string | null; country?: string | null; max_results?: number | null }
        Returns: Json
      }
      try_automation: {
        Args: { action: string | null; title: string | null; path: string | null }
        Returns: string
      }
      try_moderation_words: {
        Args: { content: string | null }
        Returns: Json
      }
      unattached_application_files: {
        Args: { max_results?: number | null }
        Returns: string[]
      }
      unattached_documents: {
        Args: { max_results?: number | null; today?: string | null }
        Returns: { bucket: string; path: string }[]
      }
      undo_import: {
        Args: { import_id: string | null }
        Returns: undefined
      }
      undo_import_batch: {
        Args: { import_id: string | null; max_rows: number | null }
        Returns: Json
      }
      undo_listing_change: {
        Args: { entry: number | null }
        Returns: boolean
      }
      undo_mosque_change: {
        Args: { place: string | null; entry: number | null }
        Returns: boolean
      }
      unlock_account: {
        Args: { person: string | null; reason: string | null }
        Returns: undefined
      }
      unshare_list: {
        Args: { list: string | null }
        Returns: boolean
      }
      visit_salt: {
        Args: never
        Returns: Json
      }
      vote_in_poll: {
        Args: { contribution: string | null; choices: number[] | null }
        Returns: undefined
      }
      vouch_for_claim: {
        Args: { claim: string | null; note?: string | null }
        Returns: string
      }
      vouching_mosques: {
        Args: { place: string | null; max_results?: number | null }
        Returns: Json
      }
      was_sent: {
        Args: { once: string | null }
        Returns: boolean
      }
      web_log_page: {
        Args: { wanted_kind?: string | null; wanted_path?: string | null; before?: number | null; max_results?: number | null }
        Returns: Json
      }
      whats_new: {
        Args: { section?: string | null; max_results?: number | null }
        Returns: Json
      }
      wish_in_group: {
        Args: { slug: string | null; wish: string | null; words?: string | null; key?: string | null }
        Returns: undefined
      }
      withdraw_application: {
        Args: { application: string | null }
        Returns: undefined
      }
      withdraw_claim: {
        Args: { claim: string | null }
        Returns: boolean
      }
      withdraw_contribution: {
        Args: { contribution: string | null }
        Returns: undefined
      }
      withdraw_course_remark: {
        Args: { remark: string | null }
        Returns: undefined
      }
      withdraw_halal_evidence: {
        Args: { evidence: string | null }
        Returns: boolean
      }
      withdraw_mosque_request: {
        Args: { place: string | null }
        Returns: boolean
      }
      withdraw_order: {
        Args: { ordered: string | null }
        Returns: undefined
      }
      withdraw_ownership_statement: {
        Args: { statement_id: string | null }
        Returns: boolean
      }
      withdraw_reply: {
        Args: { reply: string | null }
        Returns: undefined
      }
      withdraw_social_account: {
        Args: { account: string | null }
        Returns: undefined
      }
      withdraw_suggestion: {
        Args: { suggestion: string | null }
        Returns: boolean
      }
      write_group_note: {
        Args: { slug: string | null; body: string | null }
        Returns: undefined
      }
      write_in_chat: {
        Args: { token: string | null; body: string | null }
        Returns: Json
      }
      write_in_thread: {
        Args: { thread: string | null; body: string | null }
        Returns: undefined
      }
      write_to_member: {
        Args: { thread: string | null; body: string | null }
        Returns: undefined
      }
      write_to_person: {
        Args: { handle: string | null; body: string | null }
        Returns: string
      }
      zakaat_prices: {
        Args: never
        Returns: Json
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
